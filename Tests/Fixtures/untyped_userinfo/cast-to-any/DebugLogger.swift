// Case: does a cast to `Any` extract no type?
import Foundation

final class DebugLogger: NSObject {
  @objc func log(_ note: Notification) {
    print(note.name.rawValue, note.userInfo?["value"] as Any, note.userInfo as Any)
    guard let info = note.userInfo else { return }
    debugPrint(info["source"] as Any)
  }
}
