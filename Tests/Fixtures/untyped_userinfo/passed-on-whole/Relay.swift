// Case: is handing the notification or its whole dictionary on, without a subscript, silent?
import Foundation

final class Relay: NSObject {
  private(set) var received: [Notification] = []

  @objc func relay(_ note: Notification) {
    received.append(note)
    NotificationCenter.default.post(name: Notification.Name("Relayed"), object: nil, userInfo: note.userInfo)
    let json = (note.userInfo as? [String: NSNumber]).map { JSONSerialization.isValidJSONObject($0) }
    print(json ?? false)
  }
}
