import ReactiveSwift
import RxRelay

let chosenShip = MutableProperty<Int?>(nil)

final class Fleet {
  static let shared = Fleet()
  static let alarms = PublishRelay<String>()
  private(set) var state = MutableProperty(0)
  var replaced = MutableProperty(0)

  private init() {}

  func start() { replaced = MutableProperty(1) }
}

/// Each dock has a property of its own.
final class Dock {
  let berths = MutableProperty(0)
}

