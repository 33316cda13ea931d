import Foundation

final class NewsModel: TokenHolder {
  var tokens: [any NSObjectProtocol] = []

  init() {
    tokens.append(
      NotificationCenter.default.addObserver(forName: .newsArrived, object: nil, queue: .main) { _ in print("news") })
  }

  deinit {
    releaseTokens()
  }
}

extension Notification.Name {
  static let newsArrived = Notification.Name("NewsArrived")
}
