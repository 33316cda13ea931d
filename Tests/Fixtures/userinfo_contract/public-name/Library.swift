// Case: the name is public, so that those who use the library may post it too.
import Foundation

extension Notification.Name {
  public static let shelfMoved = Notification.Name("ShelfMoved")
}

public final class Shelf {
  public init() {}

  public func move() {
    NotificationCenter.default.post(name: .shelfMoved, object: self)
  }
}

final class Index: NSObject {
  func start() {
    NotificationCenter.default.addObserver(self, selector: #selector(moved), name: .shelfMoved, object: nil)
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  @objc func moved(_ note: Notification) {
    print(note.userInfo?["row"] as? Int ?? 0)  // expect: untyped_userinfo
  }
}
