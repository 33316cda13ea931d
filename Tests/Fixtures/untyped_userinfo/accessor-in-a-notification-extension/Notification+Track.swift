// Case: are accessors in extensions of the notification types the typed access, and their callers clean?
import Foundation

extension Notification {
  var trackTitle: String? { userInfo?["title"] as? String }

  var trackLength: Double {
    guard let info = userInfo, let length = info["length"] as? Double else { return 0 }
    return length
  }

  func value<T>(_ key: String, as type: T.Type) -> T? {
    self.userInfo?[key] as? T
  }
}

extension NSNotification {
  @objc var trackIndex: Int { userInfo?["index"] as? Int ?? 0 }
}
