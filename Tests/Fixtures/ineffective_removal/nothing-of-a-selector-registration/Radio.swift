// Case: does removing what a selector registration returns remove anything?
import UIKit

final class Radio: UIViewController {
  private var listener: Any?

  override func viewDidLoad() {
    super.viewDidLoad()
    listener = NotificationCenter.default.addObserver(  // expect: unmatched_selector_observer
      self, selector: #selector(tuned), name: .tuned, object: nil)
  }

  deinit {
    if let listener {
      NotificationCenter.default.removeObserver(listener)  // expect: note ineffective_removal
    }
  }

  @objc private func tuned() {}
}

extension Notification.Name {
  static let tuned = Notification.Name("Tuned")
}
