// Case: when does a publisher of the program end whose own subscription observes a subject and passes on what it sends?
import Combine
import Foundation

final class Feed: Publisher {
  typealias Output = [Int]
  typealias Failure = Never

  private let subject = CurrentValueSubject<[Int], Never>([])

  func receive<S: Subscriber>(subscriber: S) where S.Input == [Int], S.Failure == Never {
    _ = FeedSubscription(feed: self, subscriber: AnySubscriber(subscriber))
  }

  private final class FeedSubscription: Subscription {
    private var cancellable: AnyCancellable?

    init(feed: Feed, subscriber: AnySubscriber<[Int], Never>) {
      subscriber.receive(subscription: self)
      cancellable = feed.subject.sink(
        receiveCompletion: { subscriber.receive(completion: $0) },
        receiveValue: { _ = subscriber.receive($0) })
    }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {
      cancellable = nil
    }
  }
}

final class FirstPage: Publisher {
  typealias Output = [Int]
  typealias Failure = Never

  private let pages = CurrentValueSubject<[Int], Never>([])

  func receive<S: Subscriber>(subscriber: S) where S.Input == [Int], S.Failure == Never {
    _ = PageSubscription(page: self, subscriber: AnySubscriber(subscriber))
  }

  /// This subscription ends with the first page.
  private final class PageSubscription: Subscription {
    private var cancellable: AnyCancellable?

    init(page: FirstPage, subscriber: AnySubscriber<[Int], Never>) {
      subscriber.receive(subscription: self)
      cancellable = page.pages.sink(
        receiveCompletion: { subscriber.receive(completion: $0) },
        receiveValue: {
          _ = subscriber.receive($0)
          subscriber.receive(completion: .finished)
        })
    }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {
      cancellable = nil
    }
  }
}

final class ChatModel: ObservableObject {
  @Published var messages: [Int] = []
  private var bag = Set<AnyCancellable>()

  init() {
    Feed().map { $0.filter { $0 > 0 } }.sink { self.messages = $0 }.store(in: &bag)  // expect: retain_cycle
    Feed().sink { [weak self] in self?.messages = $0 }.store(in: &bag)
    FirstPage().sink { self.messages = $0 }.store(in: &bag)
  }
}

final class Opener {
  func open() -> ChatModel { ChatModel() }
}
