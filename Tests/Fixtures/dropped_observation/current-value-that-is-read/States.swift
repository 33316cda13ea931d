// Case: a subject sends its current value before `sink` returns, and the next statement reads what the closure stored.
import Combine

final class States {
  private let current = CurrentValueSubject<Int, Never>(1)
  private let changes = PassthroughSubject<Int, Never>()
  lazy var state: AnyPublisher<Int, Never> = current.eraseToAnyPublisher()
  lazy var next: AnyPublisher<Int, Never> = current.dropFirst().eraseToAnyPublisher()

  func value() -> Int {
    var value = 0
    let sink = state.sink { value = $0 }
    _ = sink
    return value
  }

  func double() -> Int {
    var value = 0
    _ = current.map { $0 * 2 }.sink { value = $0 }
    return value
  }

  // Nothing comes before the call returns.
  func change() -> Int {
    var value = 0
    let sink = changes.sink { value = $0 }  // expect: warning dropped_observation
    _ = sink
    return value
  }

  func nextValue() -> Int {
    var value = 0
    _ = next.sink { value = $0 }  // expect: warning dropped_observation
    return value
  }

  // What is sent behind the call does not come.
  func sent() -> Int {
    var value = 0
    _ = current.sink { value = $0 }  // expect: warning dropped_observation
    current.send(2)
    return value
  }

  // Nothing reads what the closure stores.
  func observe() {
    _ = current.sink { print($0) }  // expect: warning dropped_observation
  }
}
