// Case: is a forced cast a warning whose key is a string that Apple documents for a method of a toolbar's delegate?
import AppKit

final class TabsController: NSTabViewController {
  override func toolbarWillAddItem(_ notification: Notification) {
    super.toolbarWillAddItem(notification)
    let item = notification.userInfo!["item"] as! NSToolbarItem  // expect: note untyped_userinfo
    item.autovalidates = false
  }

  override func toolbarDidRemoveItem(_ notification: Notification) {
    super.toolbarDidRemoveItem(notification)
    let group = notification.userInfo!["item"] as! NSToolbarItemGroup  // expect: warning untyped_userinfo
    print(group)
  }
}

final class Shop {
  @objc func sold(_ notification: Notification) {
    print(notification.userInfo!["item"] as! Int)  // expect: warning untyped_userinfo
    print(notification.userInfo!["item"] as! NSView)  // expect: warning untyped_userinfo
  }
}
