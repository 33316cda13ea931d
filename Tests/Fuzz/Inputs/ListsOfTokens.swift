// Case: a dictionary of lists keeps tokens.
final class CalendarModel {
  private var byDay: [Int: [any NSObjectProtocol]] = [:]
  private let center = NotificationCenter.default
  func start() {
    byDay[1, default: []].append(
      center.addObserver(forName: .dayChanged, object: nil, queue: nil) { _ in print("changed") })
    if let token = center.addObserver(forName: .daySeen, object: nil, queue: nil, using: { _ in }) as? NSObject {
    }
  }
}