// Case: may a call without a label mean a variadic function with a label?
import Combine

extension Publisher {
  func combineLatest<Other: Publisher>(with others: Other...) -> AnyPublisher<[Output], Failure>
  where Other.Output == Output, Other.Failure == Failure {
    others.map { $0.first().eraseToAnyPublisher() }[0].collect().eraseToAnyPublisher()
  }
}

final class Search {
  private let text = CurrentValueSubject<String, Never>("")
  private let filter = CurrentValueSubject<String, Never>("")
  private var bag = Set<AnyCancellable>()
  private var count = 0

  func start() {
    text.combineLatest(filter).sink { _ in self.count += 1 }.store(in: &bag)  // expect: retain_cycle
  }

  // This is the program's function, which completes.
  func once() {
    text.combineLatest(with: filter, filter).sink { _ in self.count += 1 }.store(in: &bag)
  }
}

final class Opener {
  func open() { Search().start() }
}
