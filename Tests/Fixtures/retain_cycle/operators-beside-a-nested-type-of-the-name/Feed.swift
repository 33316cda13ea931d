// Case: `extension Publisher` adds to the publishers of the library. A type nested in another one needs its full path.
import Combine
import Foundation

enum Feed {
  struct Publisher: Combine.Publisher {
    typealias Output = Int
    typealias Failure = Never

    let source: PassthroughSubject<Int, Never>

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
      source.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  func ticks() -> AnyPublisher<Void, Failure> { map { _ in () }.eraseToAnyPublisher() }
}

extension Feed.Publisher {
  func latest() -> AnyPublisher<Int, Never> { prefix(1).eraseToAnyPublisher() }
}

final class FeedModel {
  private let source = PassthroughSubject<Int, Never>()
  private lazy var feed = Feed.Publisher(source: source)
  private var bag = Set<AnyCancellable>()
  private var count = 0

  func start() {
    source.ticks().sink { self.count += 1 }.store(in: &bag)  // expect: retain_cycle
    feed.latest().sink { self.count = $0 }.store(in: &bag)
  }
}

func makeFeedModels() -> [FeedModel] { [FeedModel()] }
