// Case: does a removal in an extension in another file, or in an extension of a nested type, count?
import UIKit

final class EditorController: UIViewController {
  var keyboardToken: (any NSObjectProtocol)?
  let toolbar = Toolbar()

  final class Toolbar {
    var token: (any NSObjectProtocol)?
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    keyboardToken = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
    ) { [weak self] _ in
      self?.view.setNeedsLayout()
    }
    toolbar.token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardDidHideNotification, object: nil, queue: .main
    ) { _ in
      print("hidden")
    }
  }
}
