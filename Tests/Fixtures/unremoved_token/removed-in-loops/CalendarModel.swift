// Case: do loops over arrays, dictionaries and sets of tokens remove them, whatever the loop looks like?
import Foundation

final class CalendarModel {
  private var list: [any NSObjectProtocol] = []
  private var stack: [any NSObjectProtocol] = []
  private var byName: [Notification.Name: any NSObjectProtocol] = [:]
  private var byDay: [Int: [any NSObjectProtocol]] = [:]
  private var unique: Set<NSObject> = []
  private let center = NotificationCenter.default

  func start() {
    list.append(center.addObserver(forName: .dayAdded, object: nil, queue: nil) { _ in print("added") })
    stack.append(center.addObserver(forName: .dayMoved, object: nil, queue: nil) { _ in print("moved") })
    byName[.dayRemoved] = center.addObserver(forName: .dayRemoved, object: nil, queue: nil) { _ in print("removed") }
    byDay[1, default: []].append(
      center.addObserver(forName: .dayChanged, object: nil, queue: nil) { _ in print("changed") })
    if let token = center.addObserver(forName: .daySeen, object: nil, queue: nil, using: { _ in }) as? NSObject {
      unique.insert(token)
    }
  }

  deinit {
    for index in list.indices { center.removeObserver(list[index]) }
    while let token = stack.popLast() { center.removeObserver(token) }
    for (_, token) in byName { center.removeObserver(token) }
    for tokens in byDay.values {
      tokens.forEach { center.removeObserver($0) }
    }
    unique.forEach(center.removeObserver)
  }
}

extension Notification.Name {
  static let dayAdded = Notification.Name("DayAdded")
  static let dayMoved = Notification.Name("DayMoved")
  static let dayRemoved = Notification.Name("DayRemoved")
  static let dayChanged = Notification.Name("DayChanged")
  static let daySeen = Notification.Name("DaySeen")
}
