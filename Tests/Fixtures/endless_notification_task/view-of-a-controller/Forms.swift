// Case: the task names the view of the framework's class without `self`.
import UIKit

class Form: UIViewController {
  let heading = UILabel()
}

final class Questions: Form {
  override func viewDidLoad() {
    super.viewDidLoad()
    Task {
      for await _ in NotificationCenter.default.notifications(named: UIScene.didActivateNotification) {  // expect: endless_notification_task
        view.endEditing(true)
      }
    }
  }
}

final class Poll: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Task { [view] in
      for await _ in NotificationCenter.default.notifications(named: UIScene.didActivateNotification) {
        view?.endEditing(true)
      }
    }
    for view in [UIView()] {
      Task {
        for await _ in NotificationCenter.default.notifications(named: UIScene.didActivateNotification) {
          view.endEditing(true)
        }
      }
    }
  }
}

/// A global of the program, which a view has no property of.
let navigationController = UINavigationController()

final class Row: UIView {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    Task {
      for await _ in NotificationCenter.default.notifications(named: UIScene.didActivateNotification) {
        navigationController.popViewController(animated: true)
      }
    }
  }
}
