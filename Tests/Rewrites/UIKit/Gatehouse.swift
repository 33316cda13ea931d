// Case: tasks that loop over notifications for ever
import UIKit

final class Gatehouse: UIViewController {
  private var task: Task<Void, Never>?

  override func viewDidLoad() {
    super.viewDidLoad()
    Task {
      title = "begun"
    }
    Task {
      for await note in NotificationCenter.default.notifications(named: UIApplication.didBecomeActiveNotification) {
        show(note.name.rawValue)
      }
    }
    task = Task {
      self.prepare()
      for await _ in NotificationCenter.default.notifications(named: UIResponder.keyboardWillShowNotification) {
        self.prepare()
      }
    }
  }

  private func prepare() {}
  private func show(_ text: String) { title = text }
}
