// Case: is one list of names that is added and removed in loops matched, whatever the loops look like and wherever the list stands?
import Foundation

final class StatusModel: NSObject {
  private let names: [Notification.Name] = [.statusOnline, .statusOffline]
  private let more = StatusNames.all

  func start() {
    for name in names {
      NotificationCenter.default.addObserver(self, selector: #selector(changed), name: name, object: nil)
    }
    StatusNames.all.forEach {
      NotificationCenter.default.addObserver(self, selector: #selector(changed), name: $0, object: nil)
    }
    for (name, selector) in StatusNames.handlers {
      NotificationCenter.default.addObserver(self, selector: Selector(selector), name: name, object: nil)
    }
  }

  deinit {
    names.forEach { name in
      NotificationCenter.default.removeObserver(self, name: name, object: nil)
    }
    for name in StatusNames.all {
      NotificationCenter.default.removeObserver(self, name: name, object: nil)
    }
    for (name, _) in StatusNames.handlers {
      NotificationCenter.default.removeObserver(self, name: name, object: nil)
    }
  }

  @objc private func changed() {}
}

extension Notification.Name {
  static let statusOnline = Notification.Name("StatusOnline")
  static let statusOffline = Notification.Name("StatusOffline")
}
