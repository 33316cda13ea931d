import Foundation

final class TideStation {
  func measured(_ level: Double) {
    NotificationCenter.default.post(name: .tideChanged, object: self, userInfo: ["level": level])
  }
}
