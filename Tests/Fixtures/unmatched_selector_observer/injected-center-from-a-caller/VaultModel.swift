// Case: is an injected center `.default` when a default argument, or a caller in another file, passes it?
import Foundation

final class VaultModel: NSObject {
  private let center: NotificationCenter

  init(center: NotificationCenter) {
    self.center = center
    super.init()
    center.addObserver(self, selector: #selector(locked), name: .vaultLocked, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self, name: .vaultLocked, object: nil)
  }

  @objc private func locked() {}
}

final class KeyModel: NSObject {
  init(center: NotificationCenter = .default) {
    super.init()
    center.addObserver(self, selector: #selector(locked), name: .vaultLocked, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func locked() {}
}

extension Notification.Name {
  static let vaultLocked = Notification.Name("VaultLocked")
}
