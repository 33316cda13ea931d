// Case: a publisher of the program gives its subscriber to a method of the subscription, which sends values, and a failure at most.
import Combine
import CoreData
import UIKit

struct Entries: Publisher {
  typealias Output = [NSManagedObject]
  typealias Failure = Error
  let context: NSManagedObjectContext

  func receive<Taker: Subscriber>(subscriber: Taker) where Taker.Input == Output, Taker.Failure == Failure {
    let reader = EntryReader(context: context)
    subscriber.receive(subscription: reader)
    reader.begin(for: subscriber)
  }
}

final class EntryReader: NSObject, Subscription, NSFetchedResultsControllerDelegate {
  private let results: NSFetchedResultsController<NSManagedObject>
  private var give: ([NSManagedObject]) -> Void = { _ in }

  init(context: NSManagedObjectContext) {
    results = NSFetchedResultsController(
      fetchRequest: NSFetchRequest(entityName: "Entry"), managedObjectContext: context, sectionNameKeyPath: nil,
      cacheName: nil)
  }

  func begin<Taker: Subscriber>(for taker: Taker) where Taker.Input == [NSManagedObject], Taker.Failure == Error {
    give = { rows in _ = taker.receive(rows) }
    results.delegate = self
    do {
      try results.performFetch()
    } catch {
      taker.receive(completion: .failure(error))
    }
  }

  func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
    give(results.fetchedObjects ?? [])
  }

  func request(_ demand: Subscribers.Demand) {}
  func cancel() { results.delegate = nil }
}

/// The maker of the subscription is a closure, and each implementation sends values alone.
protocol Sending: Combine.Subscription {
  func send<Taker: Subscriber>(to taker: Taker) where Taker.Input == Int, Taker.Failure == Never
}

struct Totals: Publisher {
  typealias Output = Int
  typealias Failure = Never
  let make: () -> any Sending
  var scale: (Int) -> Int = { $0 }

  /// A call with a label means the method, and not the property of that name.
  func scale(by factor: @escaping (Int) -> Int) -> Self { .init(make: make, scale: factor) }
  func doubled() -> Self { .init(make: make, scale: { $0 * 2 }) }

  func receive<Taker: Subscriber>(subscriber: Taker) where Taker.Input == Int, Taker.Failure == Never {
    let sender = make()
    subscriber.receive(subscription: sender)
    sender.send(to: subscriber)
  }
}

final class TotalSender: Sending {
  private var give: (Int) -> Void = { _ in }

  func send<Taker: Subscriber>(to taker: Taker) where Taker.Input == Int, Taker.Failure == Never {
    give = { total in _ = taker.receive(total) }
  }

  func request(_ demand: Subscribers.Demand) { give(0) }
  func cancel() {}
}

final class SilentSender: Sending {
  func send<Taker: Subscriber>(to taker: Taker) where Taker.Input == Int, Taker.Failure == Never {}
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

/// It finishes with its first page.
struct OnePage: Publisher {
  typealias Output = Int
  typealias Failure = Never

  func receive<Taker: Subscriber>(subscriber: Taker) where Taker.Input == Int, Taker.Failure == Never {
    let reader = PageReader()
    subscriber.receive(subscription: reader)
    reader.read(for: subscriber)
  }
}

final class PageReader: Subscription {
  private var give: (Int) -> Void = { _ in }

  func read<Taker: Subscriber>(for taker: Taker) where Taker.Input == Int, Taker.Failure == Never {
    give = { page in
      _ = taker.receive(page)
      taker.receive(completion: .finished)
    }
  }

  func request(_ demand: Subscribers.Demand) { give(1) }
  func cancel() {}
}

/// Each run fails with an error of its own.
struct Closed: Publisher {
  typealias Output = Int
  typealias Failure = Error
  enum Reason: Error { case closed }

  func receive<Taker: Subscriber>(subscriber: Taker) where Taker.Input == Int, Taker.Failure == Error {
    let reader = ClosedReader()
    subscriber.receive(subscription: reader)
    reader.read(for: subscriber)
  }
}

final class ClosedReader: Subscription {
  private var give: (Int) -> Void = { _ in }

  func read<Taker: Subscriber>(for taker: Taker) where Taker.Input == Int, Taker.Failure == Error {
    give = { page in _ = taker.receive(page) }
    taker.receive(completion: .failure(Closed.Reason.closed))
  }

  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

/// Code of another module gets the subscriber.
struct Foreign: Publisher {
  typealias Output = Int
  typealias Failure = Never

  func receive<Taker: Subscriber>(subscriber: Taker) where Taker.Input == Int, Taker.Failure == Never {
    let taker = AnySubscriber(subscriber)
    Just(1).receive(on: RunLoop.main).map { $0 + 1 }.receive(subscriber: taker)
  }
}

final class LedgerController: UIViewController {
  private let context: NSManagedObjectContext
  private var rows: [NSManagedObject] = []
  private var total = 0
  private var bag = Set<AnyCancellable>()

  init(context: NSManagedObjectContext) {
    self.context = context
    super.init(nibName: nil, bundle: nil)
    Entries(context: context).catch { _ in Just([]) }.assign(to: \.rows, on: self).store(in: &bag)  // expect: retain_cycle
    Totals(make: { TotalSender() }).sink { self.total = $0 }.store(in: &bag)  // expect: retain_cycle
    Totals(make: { TotalSender() }).scale(by: { $0 }).doubled().sink { self.total = $0 }.store(in: &bag)  // expect: retain_cycle
    Totals(make: { SilentSender() }).sink { [weak self] in self?.total = $0 }.store(in: &bag)
    OnePage().sink { self.total = $0 }.store(in: &bag)
    Closed().replaceError(with: 0).sink { self.total = $0 }.store(in: &bag)
    Foreign().sink { self.total = $0 }.store(in: &bag)
  }

  required init?(coder: NSCoder) { nil }
}

final class LedgersController: UIViewController {
  private let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)

  @objc func open() { navigationController?.pushViewController(LedgerController(context: context), animated: true) }
}
