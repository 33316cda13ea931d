import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  let restarted = Restarted()
  let form = Form()
  let panel = Panel()
  let player = Player()
  var isPlaying = false

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Task { await Downloads.shared.observe() }
    userChose()
    return true
  }

  func userChose() {
    restarted.restart()
    form.reset()
    panel.observe()
    Stamp().show()
    Banner(frame: .zero).reload()
    Shelf().reload()
    Archive().reload()
    Deck(Tray()).reload()
    let badge = Badge.made()
    badge.isHidden = false
    let tape = Tape()
    tape.play(self)
    if isPlaying { player.observe() }
  }
}
