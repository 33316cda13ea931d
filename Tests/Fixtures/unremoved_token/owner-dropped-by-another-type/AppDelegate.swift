import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  static let shared = UIApplication.shared.delegate as! AppDelegate
  var browser: Browser?
  var player: Player?

  func applicationDidBecomeActive(_ application: UIApplication) {
    if browser == nil { browser = Browser() }
    if player == nil { player = Player() }
  }
}
