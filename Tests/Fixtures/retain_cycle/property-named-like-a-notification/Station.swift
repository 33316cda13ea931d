// Case: does the name of a notification release the property of the same name?
import Foundation

extension Notification.Name {
  static let rain = Notification.Name("Rain")
  static let snow = Notification.Name("Snow")
}

final class Watch {
  private let token: any NSObjectProtocol

  init(_ name: Notification.Name, _ block: @escaping @Sendable (Notification) -> Void) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil, using: block)
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}

final class Station {
  private var rain: Watch?
  private var snow: Watch?

  func start() {
    rain = Watch(.rain) { _ in self.measure() }  // expect: retain_cycle
    snow = Watch(.snow) { _ in self.measure() }
  }

  func stop() {
    stop(&snow)
    report(.snow)
  }

  func report() { report(.rain) }

  private func report(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: nil) }
  private func stop(_ watch: inout Watch?) { watch = nil }
  private func measure() { print("measured") }
}

func open() -> [Station] { [Station(), Station()] }
