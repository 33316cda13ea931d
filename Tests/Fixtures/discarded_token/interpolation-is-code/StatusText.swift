// Case: is code inside a string's interpolation code, while the text around it is not?
import Foundation

final class StatusText {
  private let names: [Notification.Name] = [.statusChanged]

  func describe() -> String {
    """
    center.addObserver(forName: nil, object: nil, queue: nil) { _ in }
    watching \(names.filter { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in print("changed") }  // expect: discarded_token
      return true
    }.count) names
    """
  }

  func raw() -> String {
    let count = names.count
    return #"\(NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }) \#(count)"#
  }
}

extension Notification.Name {
  static let statusChanged = Notification.Name("StatusChanged")
}
