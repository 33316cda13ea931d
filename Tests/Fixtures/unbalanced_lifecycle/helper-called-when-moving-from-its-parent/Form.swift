// Case: a helper removes, and its callers ask if the controller leaves for good
import Combine
import UIKit

final class Form: UIViewController {
  private var token: NSObjectProtocol?
  private var bag: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    token = NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }  // expect: error unremoved_token
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .changed, object: nil)  // expect: unbalanced_lifecycle
    NotificationCenter.default.publisher(for: .shown).sink { _ in }.store(in: &bag)  // expect: unbalanced_lifecycle
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isMovingFromParent { stop() }
  }

  private func stop() {
    stopObserving()
    bag.removeAll()
  }

  private func stopObserving() {
    NotificationCenter.default.removeObserver(self, name: .changed, object: nil)
    if let token { NotificationCenter.default.removeObserver(token) }
  }

  @objc private func changed() {}
}

extension Notification.Name {
  static let changed = Notification.Name("Changed")
  static let shown = Notification.Name("Shown")
}
