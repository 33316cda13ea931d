// Case: does "removing" the nothing that a selector registration returns leave it unmatched?
import UIKit

final class ChatController: UIViewController {
  private var typingObserver: Any?

  override func viewDidLoad() {
    super.viewDidLoad()
    typingObserver = NotificationCenter.default.addObserver(  // expect: unmatched_selector_observer
      self, selector: #selector(someoneTypes), name: .someoneTypes, object: nil)
  }

  deinit {
    if let typingObserver {
      NotificationCenter.default.removeObserver(typingObserver)  // expect: note ineffective_removal
    }
  }

  @objc private func someoneTypes() {}
}

extension Notification.Name {
  static let someoneTypes = Notification.Name("SomeoneTypes")
}
