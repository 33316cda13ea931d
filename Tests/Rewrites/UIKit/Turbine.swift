// Case: the keyboard, by blocks that are kept
import UIKit

final class Turbine: UIViewController {
  private var shown: NSObjectProtocol?

  override func viewDidLoad() {
    super.viewDidLoad()
    shown = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
    ) { [weak self] note in
      let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      MainActor.assumeIsolated { self?.title = "\(frame ?? .zero)" }
    }
  }
}
