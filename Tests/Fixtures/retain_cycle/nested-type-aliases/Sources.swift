// Case: Two types have an alias of one name. A type sees its own alias, and the alias of its superclass. With a type in front,
// the alias of that type is meant.
import Combine

final class Feed {
  let changes = PassthroughSubject<Int, Never>()
}

final class Answer {
  let changes = Just(1)
}

class Home {
  typealias Source = Feed
}

final class Listing {
  typealias Source = Answer
  private let source: Source
  private var cancellables = Set<AnyCancellable>()
  private var count = 0

  init(_ source: Source) { self.source = source }

  func start() {
    source.changes.sink { self.count = $0 }.store(in: &cancellables)
  }
}

final class Songs: Home {
  final class Part {
    private let source: Source
    private var cancellables = Set<AnyCancellable>()
    private var count = 0

    init(_ source: Source) { self.source = source }

    func start() {
      source.changes.sink { self.count = $0 }.store(in: &cancellables)  // expect: retain_cycle
    }
  }
}

final class Player {
  private let source: Listing.Source
  private let other: Home.Source
  private var cancellables = Set<AnyCancellable>()
  private var count = 0

  init(_ source: Listing.Source, _ other: Home.Source) {
    self.source = source
    self.other = other
  }

  func start() {
    source.changes.sink { self.count = $0 }.store(in: &cancellables)
    other.changes.sink { self.count = $0 }.store(in: &cancellables)  // expect: retain_cycle
  }
}
