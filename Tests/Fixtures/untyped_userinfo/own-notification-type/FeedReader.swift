import Foundation

final class FeedReader {
  func handle(_ notification: Feed.Notification) -> Int {
    notification.userInfo?["count"] as? Int ?? 0
  }

  func handleAll(_ notifications: [Feed.Notification]) -> [String] {
    notifications.compactMap { $0.userInfo?["id"] as? String }
  }
}
