// Case: is an alias followed into closures, and a second alias of the first?
import Foundation

final class FeedLoader {
  private var token: (any NSObjectProtocol)?

  init(center: NotificationCenter) {
    token = center.addObserver(forName: .feedLoaded, object: nil, queue: nil) { note in
      guard let info = note.userInfo else { return }
      DispatchQueue.main.async {
        print(info["count"] as? Int ?? 0)  // expect: untyped_userinfo
      }
      let again = info
      print(again["title"] as? String ?? "")  // expect: untyped_userinfo
    }
  }

  func stop(center: NotificationCenter) {
    token.map(center.removeObserver)
    token = nil
  }
}

extension Notification.Name {
  static let feedLoaded = Notification.Name("FeedLoaded")
}
