// Case: does a part of a merged publisher keep its closure that completes, while another part goes on?
import Combine

final class Pipeline {
  private var cancellables: Set<AnyCancellable> = []
  private let added = PassthroughSubject<[Int], Never>()
  private var tokens: [Int] = []

  func begin() {
    let first = future { await self.load() }
    Publishers.Merge(first, added)
      .sink { print($0) }
      .store(in: &cancellables)
    Publishers.Merge(future { await Self.fetch() }, added.map { $0 + self.tokens })
      .sink { print($0) }  // expect: retain_cycle
      .store(in: &cancellables)
  }

  // The subject that completes comes last.
  func watch() {
    added.merge(with: last.map { $0 })
      .sink { self.tokens = $0 }  // expect: retain_cycle
      .store(in: &cancellables)
    last
      .sink { self.tokens = $0 }
      .store(in: &cancellables)
    last.send(completion: .finished)
  }

  private let last = PassthroughSubject<[Int], Never>()

  private func load() async -> [Int] { tokens }
  private static func fetch() async -> [Int] { [] }
}

func future<T>(_ block: @escaping () async -> T) -> Future<T, Never> {
  Future { promise in
    Task { promise(.success(await block())) }
  }
}
