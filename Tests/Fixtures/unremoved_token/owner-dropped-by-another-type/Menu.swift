final class Menu {
  func close() {
    AppDelegate.shared.browser = nil
    let player = AppDelegate.shared.player
    print(player == nil)
  }
}
