final class PlayerController {
  private let model = PlayerModel()

  func close() {
    model.subscriptions.removeAll()
  }
}
