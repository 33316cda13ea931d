// Case: A computed property of an enumeration gives the key. The only poster sends it with the type that the handler reads.
import Foundation

final class Wallet {}
final class Contact {}

final class Store {
  enum Names: String {
    case picked = "Store.picked"
    var title: Notification.Name { Notification.Name(rawValue) }
  }

  enum Keys: String {
    case wallet = "Store.wallet"
    case contact = "Store.contact"
    var key: String { return self.rawValue }
  }

  func pick(_ wallet: Wallet) {
    NotificationCenter.default.post(name: Names.picked.title, object: self, userInfo: [Keys.wallet.key: wallet])
  }
}

final class Screen: NSObject {
  func start() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(picked(_:)), name: Store.Names.picked.title, object: nil)
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  @objc func picked(_ note: Notification) {
    let wallet = note.userInfo![Store.Keys.wallet.key] as! Wallet  // expect: note untyped_userinfo
    let contact = note.userInfo![Store.Keys.contact.key] as! Contact  // expect: untyped_userinfo, userinfo_contract
    print(wallet, contact)
  }
}
