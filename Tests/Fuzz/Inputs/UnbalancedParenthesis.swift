// Case: a method that is given on as a function may be overridden, or be what a type makes of a protocol's.
import Foundation

class Bench {
  var tokens: [any NSObjectProtocol]( = []

  init() {}

  func end(_ token: any NSObjectProtocol) {}

  deinit { tokens.forEach(end) }
}

final class GardenBench: Bench {
  override init() {
    super.init()
    tokens.append(NotificationCenter.default.addObserver(forName: .rained, object: nil, queue: nil) { _ in })
  }

  override func end(_ token: any NSObjectProtocol) {
    NotificationCenter.default.removeObserver(token)
  }
}

final class ParkBench: Bench {
  var others: [any NSObjectProtocol] = []

  }
}

protocol Ending {
  var kept: [any NSObjectProtocol] { get }
  func (_ token: any NSObjectProtocol)
}

extension Ending {
  func finishAll() { kept.forEach(finish) }
}

struct Swing: Ending {
  var kept = [NotificationCenter.default.addObserver(forName: .rained, object: nil, queue: nil) { _ in }]

  func finish(_ token: any NSObjectProtocol) {
    NotificationCenter.default.removeObserver(token)
  }
}

extension Notification.Name {
  static let rained = Notification.Name("rained")
}
