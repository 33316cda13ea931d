// Case: the dictionary grows in branches behind its literal, and one store holds the key; numbers are boxed as numbers.
import CoreGraphics
import Foundation

extension Notification.Name {
  static let harvested = Notification.Name("Harvested")
}

final class Orchard {
  func harvest(_ isRipe: Bool, weight: CGFloat) {
    var info: [AnyHashable: Any] = [:]
    info["weight"] = weight
    if isRipe { info["ripe"] = true }
    NotificationCenter.default.post(name: .harvested, object: nil, userInfo: info)
  }
}

final class Press: NSObject {
  override init() {
    super.init()
    NotificationCenter.default.addObserver(self, selector: #selector(press), name: .harvested, object: nil)
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  @objc private func press(_ note: Notification) {
    guard let info = note.userInfo else { return }
    let ripe = info["ripe"] as? NSNumber  // expect: untyped_userinfo
    let weight = info["weight"] as? Double  // expect: untyped_userinfo
    print(ripe as Any, weight as Any)
  }
}
