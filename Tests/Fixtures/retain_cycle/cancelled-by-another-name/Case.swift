// Case: a local constant has the observation that a function cancels and begins again. Does the cycle end?
import Combine

final class Regions {
  private let changes = PassthroughSubject<[String], Never>()
  private var watching: AnyCancellable?
  private var names: [String] = []

  func watch() {
    if let old = watching {
      old.cancel()
      watching = nil
    }
    watching = changes.sink { self.names = $0 }  // expect: retain_cycle
  }
}

/// The function may end without another observation.
final class Cities {
  private let changes = PassthroughSubject<[String], Never>()
  private var watching: AnyCancellable?
  private var names: [String] = []

  func watch(_ isOn: Bool) {
    if let old = watching {
      old.cancel()
      watching = nil
    }
    guard isOn else { return }
    watching = changes.sink { self.names = $0 }
  }
}

func use(_ cities: Cities) { cities.watch(false) }

/// Other code gets the observation, and may cancel it later.
final class Rivers {
  private let changes = PassthroughSubject<[String], Never>()
  private var watching: AnyCancellable?
  private var names: [String] = []
  var former: AnyCancellable?

  func watch() {
    if let old = watching { former = old }
    watching = changes.sink { self.names = $0 }
  }
}

/// A closure runs later.
final class Lakes {
  private let changes = PassthroughSubject<[String], Never>()
  private var watching: AnyCancellable?
  private var names: [String] = []

  func watch(later: (@escaping () -> Void) -> Void) {
    watching = changes.sink { self.names = $0 }
    if let last = watching { later { last.cancel() } }
  }
}

/// A variable may have another observation.
final class Hills {
  private let changes = PassthroughSubject<[String], Never>()
  private var watching: AnyCancellable?
  private var names: [String] = []

  func close(_ other: AnyCancellable) {
    var last = other
    if let current = watching { last = current }
    last.cancel()
  }

  func watch() {
    watching = changes.sink { self.names = $0 }
  }
}
