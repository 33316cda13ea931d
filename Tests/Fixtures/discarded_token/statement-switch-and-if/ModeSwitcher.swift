// Case: are branches of a `switch` or `if` that is a statement discards, while a function's only expression returns them?
import Foundation

final class ModeSwitcher {
  enum Mode { case day, night }

  private var tokens: [any NSObjectProtocol] = []

  func watch(_ mode: Mode, on center: NotificationCenter) {
    switch mode {
    case .day: center.addObserver(forName: .dayBegan, object: nil, queue: nil) { _ in print("day") }  // expect: discarded_token
    case .night:
      center.addObserver(forName: .nightBegan, object: nil, queue: nil) { _ in print("night") }  // expect: discarded_token
    }
    if mode == .day {
      center.addObserver(forName: .sunRose, object: nil, queue: nil) { _ in print("sun") }  // expect: discarded_token
    }
  }

  func token(for mode: Mode, on center: NotificationCenter) -> any NSObjectProtocol {
    switch mode {
    case .day: center.addObserver(forName: .dayBegan, object: nil, queue: nil) { _ in print("day") }
    case .night: center.addObserver(forName: .nightBegan, object: nil, queue: nil) { _ in print("night") }
    }
  }

  func keep(on center: NotificationCenter) {
    tokens.append(token(for: .day, on: center))
  }

  func stop(on center: NotificationCenter) {
    tokens.forEach(center.removeObserver)
  }
}

extension Notification.Name {
  static let dayBegan = Notification.Name("DayBegan")
  static let nightBegan = Notification.Name("NightBegan")
  static let sunRose = Notification.Name("SunRose")
}
