// Case: does a removal end the tokens of a dictionary or of nested lists if each entry or each list is given to it?
import Foundation

final class Bells {
  private var entries: [String: any NSObjectProtocol] = [:]
  private var bound: [String: any NSObjectProtocol] = [:]
  private var lists: [[any NSObjectProtocol]] = []
  private var values: [String: any NSObjectProtocol] = [:]
  private var optionals: [String: (any NSObjectProtocol)?] = [:]
  private var parts: [String: any NSObjectProtocol] = [:]
  private var nested: [[any NSObjectProtocol]] = []

  func hang(_ name: Notification.Name) {
    let center = NotificationCenter.default
    entries["a"] = center.addObserver(forName: name, object: nil, queue: nil) { _ in }  // expect: unremoved_token
    bound["a"] = center.addObserver(forName: name, object: nil, queue: nil) { _ in }  // expect: unremoved_token
    lists.append([center.addObserver(forName: name, object: nil, queue: nil) { _ in }])  // expect: unremoved_token
    values["a"] = center.addObserver(forName: name, object: nil, queue: nil) { _ in }
    optionals["a"] = center.addObserver(forName: name, object: nil, queue: nil) { _ in }
    parts["a"] = center.addObserver(forName: name, object: nil, queue: nil) { _ in }
    nested.append([center.addObserver(forName: name, object: nil, queue: nil) { _ in }])
  }

  deinit {
    entries.forEach(NotificationCenter.default.removeObserver)
    for case let entry in bound {
      NotificationCenter.default.removeObserver(entry)  // expect: ineffective_removal
    }
    lists.forEach(NotificationCenter.default.removeObserver(_:))
    values.values.forEach(NotificationCenter.default.removeObserver)
    for case let token? in optionals.values { NotificationCenter.default.removeObserver(token) }
    for (_, token) in parts { NotificationCenter.default.removeObserver(token) }
    nested.forEach { $0.forEach(NotificationCenter.default.removeObserver) }
  }
}
