// Case: does an overload of `assign(to:on:)` that keeps its object excuse a call which may mean either method?
import Combine

extension Publisher where Failure == Never {
  func assign<Root: AnyObject>(to path: ReferenceWritableKeyPath<Root, Output?>, on root: Root) -> AnyCancellable {
    sink { root[keyPath: path] = $0 }
  }
}

final class Account: ObservableObject {
  @Published var balance = 0
  @Published private(set) var interest = 0
  private var bag: Set<AnyCancellable> = []

  init() {
    $balance.map { $0 / 100 }.assign(to: \.interest, on: self).store(in: &bag)  // expect: retain_cycle
  }
}

final class Deposit: ObservableObject {
  @Published var balance = 0
  @Published private(set) var interest = 0

  init() {
    $balance.map { $0 / 100 }.assign(to: &$interest)
  }
}
