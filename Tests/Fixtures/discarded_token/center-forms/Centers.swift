// Case: is a center recognised as a local, a property, a parameter, an optional, a closure's $0, a typealias and a subclass?
import Foundation

typealias Hub = NotificationCenter

final class LoggingCenter: NotificationCenter, @unchecked Sendable {
  var isLogging = true
}

final class Centers {
  private let stored: NotificationCenter
  private weak var optional: NotificationCenter?
  private let logging = LoggingCenter()

  init(stored: NotificationCenter) {
    self.stored = stored
    self.optional = stored
  }

  func useLocal() {
    let local = NotificationCenter.default
    local.addObserver(forName: .probe, object: nil, queue: nil) { _ in print("local") }  // expect: discarded_token
  }

  func useProperty() {
    stored.addObserver(forName: .probe, object: nil, queue: nil) { _ in print("property") }  // expect: discarded_token
    self.logging.addObserver(forName: .probe, object: nil, queue: nil) { _ in print("subclass") }  // expect: discarded_token
  }

  func useOptional() {
    optional?.addObserver(forName: .probe, object: nil, queue: nil) { _ in print("optional") }  // expect: discarded_token
  }

  func useParameter(_ center: NotificationCenter) {
    center.addObserver(forName: .probe, object: nil, queue: nil) { _ in print("parameter") }  // expect: discarded_token
  }

  func useShorthand() {
    [stored, Hub.default].forEach {
      $0.addObserver(forName: .probe, object: nil, queue: nil) { _ in print("shorthand") }  // expect: discarded_token
    }
  }

  func useTypealias() {
    Hub.default.addObserver(forName: .probe, object: nil, queue: nil) { _ in print("alias") }  // expect: discarded_token
  }
}

extension Notification.Name {
  static let probe = Notification.Name("Probe")
}
