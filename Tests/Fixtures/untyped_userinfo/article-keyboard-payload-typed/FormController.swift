import UIKit

final class FormController: UIViewController {
  private var tokens: [any NSObjectProtocol] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tokens.append(
      NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
      ) { [weak self] note in
        let payload = KeyboardPayload(note: note)
        self?.additionalSafeAreaInsets.bottom = payload.endFrame.height
      })
  }

  deinit {
    tokens.forEach { NotificationCenter.default.removeObserver($0) }
  }
}
