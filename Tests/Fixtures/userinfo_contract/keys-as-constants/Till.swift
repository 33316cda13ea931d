import Foundation

final class Till {
  func place(_ number: Int) {
    NotificationCenter.default.post(
      Notification(name: Orders.placed, object: self, userInfo: [OrderKey.number: number]))
  }
}
