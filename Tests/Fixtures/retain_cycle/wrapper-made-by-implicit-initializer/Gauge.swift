// Case: does the linter follow a token into `.init(…)`, in an assignment, in a list, in a lazy property and in a list literal?
import Foundation

final class Watch {
  private let token: any NSObjectProtocol
  init(_ token: any NSObjectProtocol) { self.token = token }
  deinit { NotificationCenter.default.removeObserver(token) }
}

final class Gauge {
  private var watch: Watch?

  func start() {
    watch = .init(
      NotificationCenter.default.addObserver(forName: .gaugeMoved, object: nil, queue: .main) { _ in self.draw() })  // expect: retain_cycle
  }

  func draw() {}
}

final class Gauges {
  private var watches: [Watch] = []

  func start() {
    watches.append(
      .init(NotificationCenter.default.addObserver(forName: .gaugeMoved, object: nil, queue: .main) { _ in self.draw() }))  // expect: retain_cycle
  }

  func draw() {}
}

final class ListGauge {
  private var watches: [Watch] = []

  func start() {
    watches = [
      .init(NotificationCenter.default.addObserver(forName: .gaugeMoved, object: nil, queue: .main) { _ in self.draw() })  // expect: retain_cycle
    ]
  }

  func draw() {}
}

final class LazyGauge {
  lazy var watch: Watch = .init(
    NotificationCenter.default.addObserver(forName: .gaugeMoved, object: nil, queue: .main) { _ in self.draw() })  // expect: retain_cycle

  func draw() {}
}

final class QuietGauge {
  private var watch: Watch?

  func start() {
    watch = .init(
      NotificationCenter.default.addObserver(forName: .gaugeMoved, object: nil, queue: .main) { [weak self] _ in
        self?.draw()
      })
  }

  func stop() { watch = nil }

  func draw() {}
}

/// Keeps the token and removes nothing.
final class Keeper {
  private let token: any NSObjectProtocol
  init(_ token: any NSObjectProtocol) { self.token = token }
}

final class KeptGauge {
  private var keeper: Keeper?

  func start() {
    keeper = .init(NotificationCenter.default.addObserver(forName: .gaugeMoved, object: nil, queue: .main) { _ in print("moved") })  // expect: unremoved_token
  }
}

extension Notification.Name {
  static let gaugeMoved = Notification.Name("GaugeMoved")
}
