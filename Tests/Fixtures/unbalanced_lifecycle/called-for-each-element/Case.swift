// Case: is a method repeated that is called for each element of a collection?
import Foundation

final class Downloads {
  private var files: [String] = []

  init(_ names: [String]) {
    for name in names { add(name) }
    names.forEach { count($0) }
    for name in names { watch(name) }
    begin()
  }

  private func add(_ name: String) {
    files.append(name)
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .changed, object: nil)  // expect: unbalanced_lifecycle
  }

  private func count(_ name: String) {
    NotificationCenter.default.removeObserver(self, name: .counted, object: nil)
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .counted, object: nil)
  }

  private func watch(_ name: String) {
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: Notification.Name(name), object: nil)
  }

  private func begin() {
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .begun, object: nil)
  }

  @objc private func changed() {}

  deinit { NotificationCenter.default.removeObserver(self) }
}

extension Notification.Name {
  static let changed = Notification.Name("Changed")
  static let counted = Notification.Name("Counted")
  static let begun = Notification.Name("Begun")
}
