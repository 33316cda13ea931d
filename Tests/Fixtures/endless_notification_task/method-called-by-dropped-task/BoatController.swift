@MainActor
final class BoatController {
  private let model = BoatModel()

  func appear() {
    Task { await model.listen() }
  }
}
