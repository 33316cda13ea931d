// Case: does an object live on that is made only where the property that keeps it is empty?
import Foundation

final class Service {
  private static var instance: Service?

  static var shared: Service {
    if instance == nil { instance = Service() }
    return instance!
  }

  init() {
    NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }  // expect: note discarded_token
  }
}

final class Player {
  static let shared = Player()
  private var queue: Queue?

  func play() {
    guard queue == nil else { return }
    queue = Queue()
  }
}

final class Queue {
  init() {
    NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }  // expect: note discarded_token
  }
}

/// Made again after each end.
final class Session {
  private static var current: Session?

  static var shared: Session {
    if current == nil { current = Session() }
    return current!
  }

  static func end() { current = nil }

  init() {
    NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }  // expect: error discarded_token
  }
}

/// Made again on each call.
final class Recorder {
  private static var current: Recorder?

  static func begin(_ isLoud: Bool) {
    if isLoud { current = Recorder() }
  }

  init() {
    NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }  // expect: error discarded_token
  }
}

extension Notification.Name {
  static let changed = Notification.Name("Changed")
}
