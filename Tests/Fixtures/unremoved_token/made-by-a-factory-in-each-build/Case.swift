// Case: does a factory make an owner once, if each build has one call of it?
import Foundation

final class Station {
  #if os(iOS) || os(tvOS)
    static let shared = Station(radio: makeRadio(), clock: makeClock())
  #else
    static let shared = Station(radio: makeRadio(), clock: makeClock())
  #endif

  private let radio: Radio
  private let clock: Clock
  private lazy var spare = Station.makeClock()
  static func makeRadio() -> Radio { Radio() }
  static func makeClock() -> Clock { Clock() }

  init(radio: Radio, clock: Clock) {
    self.radio = radio
    self.clock = clock
  }
}

final class Radio {
  private var token: (any NSObjectProtocol)?
  init() {
    token = NotificationCenter.default.addObserver(forName: .init("Stalled"), object: nil, queue: nil) { _ in print("stalled") }  // expect: note unremoved_token
  }
}

/// Each build has a further call.
final class Clock {
  private var token: (any NSObjectProtocol)?
  init() {
    token = NotificationCenter.default.addObserver(forName: .init("Tick"), object: nil, queue: nil) { _ in print("tick") }  // expect: error unremoved_token
  }
}
