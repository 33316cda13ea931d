// Case: does `flatMap` end a publisher with a failure, where the inner publisher goes on for ever?
import Combine
import Foundation

final class Search {
  private let terms = PassthroughSubject<String, Error>()
  private let hits = PassthroughSubject<Int, Error>()
  private var bag: Set<AnyCancellable> = []
  private var count = 0

  func start() {
    terms
      .flatMap { _ in self.hits }
      .sink(receiveCompletion: { _ in }, receiveValue: { self.count += $0 })  // expect: error retain_cycle
      .store(in: &bag)
    terms
      .flatMap { term in Search.request(term) }
      .sink(receiveCompletion: { _ in }, receiveValue: { self.count += $0 })
      .store(in: &bag)
  }

  private static func request(_ term: String) -> AnyPublisher<Int, Error> {
    URLSession.shared.dataTaskPublisher(for: URL(fileURLWithPath: term))
      .map { $0.data.count }
      .mapError { $0 as Error }
      .eraseToAnyPublisher()
  }
}

func make() -> Search { Search() }
func makeAgain() -> Search { Search() }
