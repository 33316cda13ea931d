// Case: A protocol requires a publisher. The types that conform decide if it ends. A function whose branches return has the
// end of each branch.
import Combine

protocol StatusSource {
  var changes: AnyPublisher<Bool, Never> { get }
}

struct FixedStatus: StatusSource {
  var changes: AnyPublisher<Bool, Never> { Just(true).eraseToAnyPublisher() }
}

final class StatusStore: StatusSource {
  @Published private var isOn = false
  var changes: AnyPublisher<Bool, Never> { $isOn.eraseToAnyPublisher() }
}

protocol AnswerSource {
  var answer: AnyPublisher<Bool, Never> { get }
}

final class AnswerStore: AnswerSource {
  var answer: AnyPublisher<Bool, Never> { Just(true).eraseToAnyPublisher() }
}

enum Kind { case all, loud }

final class StatusModel {
  private var cancellables = Set<AnyCancellable>()
  private var isOn = false
  @Published private var level = 0

  init(_ source: StatusSource, _ other: AnswerSource) {
    source.changes
      .sink { self.isOn = $0 }  // expect: retain_cycle
      .store(in: &cancellables)
    source.changes
      .sink { [weak self] in self?.isOn = $0 }
      .store(in: &cancellables)
    other.answer
      .sink { self.isOn = $0 }
      .store(in: &cancellables)
    levels(.loud)
      .sink { self.isOn = $0 > 0 }  // expect: retain_cycle
      .store(in: &cancellables)
    firstLevel(.loud)
      .sink { self.isOn = $0 > 0 }
      .store(in: &cancellables)
  }

  private func levels(_ kind: Kind) -> AnyPublisher<Int, Never> {
    switch kind {
    case .all: return $level.eraseToAnyPublisher()
    case .loud: return $level.filter { $0 > 5 }.eraseToAnyPublisher()
    }
  }

  private func firstLevel(_ kind: Kind) -> AnyPublisher<Int, Never> {
    switch kind {
    case .all: return $level.eraseToAnyPublisher()
    case .loud: return $level.first().eraseToAnyPublisher()
    }
  }
}
