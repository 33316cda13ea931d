// Case: a task that each appearance begins once more
import UIKit

final class Minaret: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Task {
      for await note in NotificationCenter.default.notifications(named: UIApplication.didBecomeActiveNotification) {
        show(note.name.rawValue)
      }
    }
  }

  private func show(_ text: String) { title = text }
}
