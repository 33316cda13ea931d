import Combine

final class Clock {
  let ticks = PassthroughSubject<Int, Never>()

  func begin() {
    let observation = ticks.sink { _ in }  // expect: dropped_observation
    wait(1)
  }

  private func wait(_ seconds: Int) {}
}
