// Case: is a token clean when it is returned, explicitly or implicitly, to a caller in another file that keeps and removes it?
import Foundation

struct ClockTicks {
  var center: NotificationCenter = .default

  func everyMinute(_ block: @escaping @Sendable (Notification) -> Void) -> any NSObjectProtocol {
    center.addObserver(forName: .minutePassed, object: nil, queue: .main, using: block)
  }

  func everyDay(_ block: @escaping @Sendable (Notification) -> Void) -> any NSObjectProtocol {
    let token = center.addObserver(forName: .NSCalendarDayChanged, object: nil, queue: .main, using: block)
    return token
  }
}

extension Notification.Name {
  static let minutePassed = Notification.Name("MinutePassed")
}
