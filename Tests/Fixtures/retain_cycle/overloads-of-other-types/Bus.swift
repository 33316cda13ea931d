// Case: do the types of overloads tell which publisher is observed?
import Combine

final class Bus {
  private let events = PassthroughSubject<Int, Never>()

  func on(_ one: Int) -> AnyPublisher<Int, Never> { on([one]) }

  func on(_ some: [Int]) -> AnyPublisher<Int, Never> {
    events.filter { some.contains($0) }.eraseToAnyPublisher()
  }

  func on(_ one: Int, limit: Int = 1) -> AsyncStream<Int> { AsyncStream { _ in } }

  func at(_ one: Int) -> AnyPublisher<Int, Never> { events.filter { $0 == one }.eraseToAnyPublisher() }

  func at(_ some: [Int]) -> AnyPublisher<Int, Never> { events.first().eraseToAnyPublisher() }
}

final class Rider {
  private let bus = Bus()
  private var bag: Set<AnyCancellable> = []
  private var stops = 0

  func ride(_ line: Int) {
    bus.on(line).sink { _ in self.stops += 1 }.store(in: &bag)  // expect: retain_cycle
    bus.at(4).sink { _ in self.stops += 1 }.store(in: &bag)  // expect: retain_cycle
    bus.at([4]).sink { _ in self.stops += 1 }.store(in: &bag)
    bus.at([4] + [line]).sink { _ in self.stops += 1 }.store(in: &bag)
  }
}

final class Depot {
  func open() { Rider().ride(7) }
}
