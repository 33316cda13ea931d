// Case: are operators and publishers followed that the program's own functions return?
import Combine

extension Publisher where Failure == Never {
  func changes(_ handler: @escaping (Output) -> Void) -> AnyPublisher<Output, Never> {
    handleEvents(receiveOutput: handler).eraseToAnyPublisher()
  }

  func onlyFirst() -> AnyPublisher<Output, Never> { first().eraseToAnyPublisher() }
}

final class Model {
  private let text = CurrentValueSubject<String, Never>("")
  private let parts = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
  private var bag: Set<AnyCancellable> = []

  func observe() {
    text.changes { _ in self.check() }.sink { _ in }.store(in: &bag)  // expect: retain_cycle
    text.changes { [weak self] _ in self?.check() }.sink { _ in }.store(in: &bag)
    text.onlyFirst().sink { _ in self.check() }.store(in: &bag)
    lengths().sink { _ in self.check() }.store(in: &bag)  // expect: retain_cycle
    parts[0].sink { _ in self.check() }.store(in: &bag)  // expect: retain_cycle
    parts[1].sink { [weak self] _ in self?.check() }.store(in: &bag)
  }

  private func lengths() -> AnyPublisher<Int, Never> { text.map(\.count).eraseToAnyPublisher() }

  private func check() {}
}
