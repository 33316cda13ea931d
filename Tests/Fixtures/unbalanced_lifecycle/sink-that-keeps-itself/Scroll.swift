// Case: an operator of the program begins a sink that only its own closures keep, each time that the view appears
import Combine
import UIKit

extension Publisher where Failure == Never {
  /// Goes on for as long as the publisher does.
  func follow(_ receive: @escaping (Output) -> Void) {
    var token: AnyCancellable?
    token = receive(on: RunLoop.main).sink(
      receiveCompletion: { _ in
        token?.cancel()
        token = nil
      }, receiveValue: receive)
  }

  /// Ends with the first value.
  func followOnce(_ receive: @escaping (Output) -> Void) {
    var token: AnyCancellable?
    token = first().sink(
      receiveCompletion: { _ in
        token?.cancel()
        token = nil
      }, receiveValue: receive)
  }
}

extension Publisher where Failure == Never {
  /// Ends itself in the closure of the values.
  func followUntil(_ isLast: @escaping (Output) -> Bool) {
    var token: AnyCancellable?
    token = sink { value in
      if isLast(value) { token?.cancel() }
    }
  }
}

extension Publisher where Output: Comparable {
  func rising() -> Publishers.Filter<Self> {
    var last: Output?
    return filter { next in
      defer { last = next }
      return last.map { $0 < next } ?? true
    }
  }
}

final class ScrollController: UIViewController {
  private let positions = PassthroughSubject<Int, Never>()

  override func viewDidLoad() {
    super.viewDidLoad()
    positions.follow { print($0) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    positions.follow { print($0) }  // expect: unbalanced_lifecycle
    positions.rising().follow { print($0) }  // expect: unbalanced_lifecycle
    positions.followOnce { print($0) }
    positions.followUntil { $0 > 10 }
    Just(1).follow { print($0) }
  }
}
