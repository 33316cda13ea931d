// Case: The app makes its monitor once. A file that imports the app for tests makes the monitor again.
import Combine
import Foundation

final class Monitor {
  static let shared = Monitor()
  private let ticks = PassthroughSubject<Int, Never>()
  private var bag: Set<AnyCancellable> = []

  init() {
    ticks.sink { _ in self.note() }.store(in: &bag)
  }

  private func note() {}
}

final class Gauge {
  static let shared = Gauge()
  private let ticks = PassthroughSubject<Int, Never>()
  private var bag: Set<AnyCancellable> = []

  init() {
    ticks.sink { _ in self.note() }.store(in: &bag)  // expect: error retain_cycle
  }

  private func note() {}
}

func measure() {
  let gauge = Gauge()
  print(gauge, Monitor.shared)
}
