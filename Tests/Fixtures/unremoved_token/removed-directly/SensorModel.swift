// Case: do the plain spellings of a removal count: force unwrap, `as Any`, `guard let`, optional `map`, through another name of the same center?
import Foundation

final class SensorModel {
  private var a: (any NSObjectProtocol)!
  private var b: (any NSObjectProtocol)?
  private var c: (any NSObjectProtocol)?
  private var d: Any?
  private var e: (any NSObjectProtocol)?
  private let center = NotificationCenter.default

  func start() {
    a = center.addObserver(forName: .sensed, object: nil, queue: nil) { _ in print("a") }
    b = center.addObserver(forName: .sensed, object: nil, queue: nil) { _ in print("b") }
    c = center.addObserver(forName: .sensed, object: nil, queue: nil) { _ in print("c") }
    d = center.addObserver(forName: .sensed, object: nil, queue: nil) { _ in print("d") }
    e = center.addObserver(forName: .sensed, object: nil, queue: nil) { _ in print("e") }
  }

  func stop() {
    NotificationCenter.default.removeObserver(a!)
    NotificationCenter.default.removeObserver(b as Any)
    c.map(center.removeObserver)
    e.map { center.removeObserver($0) }
    guard let d else { return }
    center.removeObserver(d)
    self.d = nil
  }
}

extension Notification.Name {
  static let sensed = Notification.Name("Sensed")
}
