// Case: does an end that another such observation follows at once leave the cycle?
import Combine

final class Player {
  private let time = PassthroughSubject<Double, Never>()
  private var token: AnyCancellable?
  private var bag: Set<AnyCancellable> = []
  private var once: AnyCancellable?

  func restart() {
    token?.cancel()
    token = time.sink { _ in self.show() }  // expect: retain_cycle
  }

  func refill() {
    bag = []
    time.sink { _ in self.show() }.store(in: &bag)  // expect: retain_cycle
  }

  func play(_ isOn: Bool) {
    once?.cancel()
    guard isOn else { return }
    once = time.sink { _ in self.show() }
  }

  private func show() {}
}

final class Radio {
  private let time = PassthroughSubject<Double, Never>()
  private var token: AnyCancellable?

  func restart() {
    token?.cancel()
    token = time.sink { _ in self.show() }
  }

  func stop() {
    token?.cancel()
  }

  private func show() {}
}
