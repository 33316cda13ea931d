// Case: are blocks that a type gives to a method of an extension registrations of the type?
import Foundation

extension NotificationCenter {
  @discardableResult
  func on(_ name: Notification.Name, do work: @escaping (Notification) -> Void) -> any NSObjectProtocol {
    addObserver(forName: name, object: nil, queue: nil, using: work)  // expect: discarded_token
  }

  static func listen(to name: Notification.Name, _ work: @escaping () -> Void) {
    NotificationCenter.default.on(name) { _ in work() }
  }
}

final class Lamp {
  func plug() {
    NotificationCenter.default.on(.powerLost) { _ in print("dark") }
  }

  func unplug() {
    NotificationCenter.default.removeObserver(self)  // expect: ineffective_removal
  }
}

final class Bulb {
  func plug() {
    NotificationCenter.listen(to: .powerLost) { print("dark") }
  }

  deinit {
    NotificationCenter.default.removeObserver(self)  // expect: ineffective_removal
  }
}

final class Lantern: NSObject {
  func plug() {
    NotificationCenter.default.on(.powerLost) { _ in print("dark") }
    NotificationCenter.default.addObserver(self, selector: #selector(dim), name: .powerLow, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func dim() {}
}

extension Notification.Name {
  static let powerLost = Notification.Name("PowerLost")
  static let powerLow = Notification.Name("PowerLow")
}
