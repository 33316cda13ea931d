// Case: is a type silent that calls an object which keeps the tokens itself, or registers a block of its own?
import Foundation

final class Hub {
  private var tokens: [any NSObjectProtocol] = []

  func follow(_ name: Notification.Name, _ work: @escaping (Notification) -> Void) {
    tokens.append(NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil, using: work))
  }

  deinit {
    tokens.forEach(NotificationCenter.default.removeObserver)
  }
}

final class Meter {
  func start(_ name: Notification.Name) {
    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in print("meter") }  // expect: discarded_token
  }
}

final class Fan {
  private let hub = Hub()

  func plug() {
    hub.follow(Notification.Name("Hot")) { _ in print("hot") }
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }
}

final class Heater {
  private let meter = Meter()

  func plug() {
    meter.start(Notification.Name("Cold"))
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }
}
