// Case: is a collection that never has a token reported for that, as a removal of each token would remove nothing either?
import Foundation

final class Choir {
  private var tokens: [any NSObjectProtocol] = []
  private var others: [any NSObjectProtocol] = []

  func sing() {
    others.append(NotificationCenter.default.addObserver(forName: .sung, object: nil, queue: nil) { _ in print("la") })
  }

  func rest() {
    print("rest")
    NotificationCenter.default.removeObserver(tokens)  // expect: ineffective_removal
  }

  deinit {
    others.forEach(NotificationCenter.default.removeObserver)
  }
}

extension Notification.Name {
  static let sung = Notification.Name("Sung")
}
