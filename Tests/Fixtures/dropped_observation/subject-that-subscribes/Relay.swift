// Case: `subscribe` with a subject returns what ends the subscription
import Combine
import Foundation

final class Relay {
  private let source = PassthroughSubject<Int, Never>()
  private let output = CurrentValueSubject<Int, Never>(0)
  private var bag = Set<AnyCancellable>()
  private var factor = 2

  func connect() {
    source.subscribe(output)  // expect: dropped_observation
    _ = source.map { $0 + 1 }.subscribe(output)  // expect: dropped_observation
    source.map { self.factor * $0 }.subscribe(output).store(in: &bag)  // expect: retain_cycle
    source.map { [weak self] in (self?.factor ?? 1) * $0 }.subscribe(output).store(in: &bag)
    source.subscribe(output).store(in: &bag)
    source.subscribe(Printer())
    Just(3).subscribe(output).store(in: &bag)
  }

  /// A publisher that completes inside of the call needs no keeping.
  func begin() {
    _ = Just(3).subscribe(output)
  }
}

/// The publisher keeps a subscriber.
final class Printer: Subscriber {
  func receive(subscription: any Subscription) { subscription.request(.unlimited) }

  func receive(_ input: Int) -> Subscribers.Demand {
    print(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {}
}
