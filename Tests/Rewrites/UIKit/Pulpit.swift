// Case: a class for the keyboard, with a block for each of its notifications
import UIKit

@MainActor
final class Pulpit {
  private(set) var height = 0.0
  private var shown: (any NSObjectProtocol)?
  private var hidden: (any NSObjectProtocol)?

  func begin() {
    shown = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
    ) { [weak self] note in
      guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
      MainActor.assumeIsolated { self?.height = Double(frame.size.height) }
    }
    hidden = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillHideNotification, object: nil, queue: .main
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.height = 0 }
    }
  }
}
