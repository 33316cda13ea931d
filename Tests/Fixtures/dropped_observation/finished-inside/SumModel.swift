// Case: a publisher that finishes inside of the call needs no keeping, nor does one of which it cannot be told.
import Combine

final class SumModel {
  private var sum = 0

  func add(_ others: AnyPublisher<Int, Never>) {
    _ = Just(1).sink { self.sum += $0 }
    _ = [1, 2, 3].publisher.sink { self.sum += $0 }
    _ = others.sink { self.sum += $0 }
    _ = numbers().sink { self.sum += $0 }
  }

  private func numbers() -> AnyPublisher<Int, Never> {
    Just(4).eraseToAnyPublisher()
  }
}
