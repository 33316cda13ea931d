// Case: is a token kept that is added to an array whose type only its initial value tells?
import Foundation

final class Form {
  private var tokens = [any NSObjectProtocol]()
  private var others: [any NSObjectProtocol] = []
  private var names = [NSObjectProtocol]()

  func start() {
    let token = NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }  // expect: unremoved_token
    tokens += [token]
    others += [NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }]  // expect: unremoved_token
    names += [NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }]
  }

  deinit {
    names.forEach { NotificationCenter.default.removeObserver($0) }
  }
}

extension Notification.Name {
  static let changed = Notification.Name("Changed")
}
