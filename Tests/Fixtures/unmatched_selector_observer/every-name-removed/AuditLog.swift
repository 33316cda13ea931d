// Case: does a removal with `name: nil` match registrations by name and for every name?
import Foundation

final class AuditLog: NSObject {
  private let source = NSObject()

  func start() {
    NotificationCenter.default.addObserver(self, selector: #selector(note(_:)), name: nil, object: source)
    NotificationCenter.default.addObserver(self, selector: #selector(note(_:)), name: .audited, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self, name: nil, object: nil)
  }

  @objc private func note(_ note: Notification) {
    print(note.name.rawValue)
  }
}

extension Notification.Name {
  static let audited = Notification.Name("Audited")
}
