// Case: is a name that only running the program can tell matched by a removal with the same expression?
import Foundation

final class RoomModel: NSObject {
  private let identifier: String
  private var changeName: Notification.Name { Notification.Name("room.\(identifier).changed") }

  init(identifier: String) {
    self.identifier = identifier
    super.init()
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: changeName, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self, name: changeName, object: nil)
  }

  @objc private func changed() {}
}
