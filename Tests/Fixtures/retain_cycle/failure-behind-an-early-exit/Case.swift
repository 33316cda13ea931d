// Case: A publisher of the program fails in any case if each branch of its request sends a failure, and a method that the
// program adds to subscribers completes them.
import Combine
import UIKit

struct Download: Publisher {
  typealias Output = Int
  typealias Failure = Error

  func receive<Taker: Subscriber>(subscriber: Taker) where Taker.Input == Int, Taker.Failure == Error {
    let subscription = DownloadSubscription()
    subscriber.receive(subscription: subscription)
    subscription.start(subscriber)
  }
}

final class DownloadSubscription: Subscription {
  func start<Taker: Subscriber>(_ taker: Taker) where Taker.Input == Int, Taker.Failure == Error {
    URLSession.shared.dataTask(with: URL(fileURLWithPath: "/")) { data, _, error in
      if let error { return taker.receive(completion: .failure(error)) }
      _ = taker.receive(data?.count ?? 0)
      taker.receive(completion: .failure(CancellationError()))
    }.resume()
  }

  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

extension Subscriber where Input == Int {
  func receive(_ batch: [Int]) {
    for number in batch { _ = receive(number) }
    receive(completion: .finished)
  }
}

struct Batch: Publisher {
  typealias Output = Int
  typealias Failure = Never

  func receive<Taker: Subscriber>(subscriber: Taker) where Taker.Input == Int, Taker.Failure == Never {
    subscriber.receive(subscription: BatchSubscription(subscriber))
  }
}

final class BatchSubscription<Taker: Subscriber>: Subscription where Taker.Input == Int {
  private var taker: Taker?
  init(_ taker: Taker) { self.taker = taker }
  func request(_ demand: Subscribers.Demand) { taker?.receive([1, 2]) }
  func cancel() { taker = nil }
}

final class DownloadScreen: UIViewController {
  private var total = 0
  private var subscriptions: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    Download().sink { _ in } receiveValue: { self.total = $0 }.store(in: &subscriptions)
    Batch().sink { self.total = $0 }.store(in: &subscriptions)
  }
}

final class DownloadMenu: UIViewController {
  @objc func open() { navigationController?.pushViewController(DownloadScreen(), animated: true) }
}
