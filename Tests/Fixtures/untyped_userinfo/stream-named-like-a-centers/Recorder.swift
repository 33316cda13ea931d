// Case: does a receiver whose own type declares a function of the stream's name hand on something else?
import Foundation

final class Recorder {
  private var posted: [(name: Notification.Name, userInfo: [AnyHashable: Any]?)] = []

  func notifications(named name: Notification.Name) -> [(name: Notification.Name, userInfo: [AnyHashable: Any]?)] {
    posted.filter { $0.name == name }
  }

  func countLetters() -> Int {
    notifications(named: .letterArrived).filter { $0.userInfo?["letter"] as? String != nil }.count
  }
}

final class Postbox {
  func notifications(named name: Notification.Name) -> AsyncStream<Notification> {
    AsyncStream { _ in }
  }
}

extension Notification.Name {
  static let letterArrived = Notification.Name("letterArrived")
}
