// Case: is a dropped result of a function found that returns what ends an observation?
import Combine
import UIKit

final class Bus {
  private let subject = PassthroughSubject<Int, Never>()
  private var bag: Set<AnyCancellable> = []

  func plain(_ handler: @escaping (Int) -> Void) -> AnyCancellable {
    subject.sink { handler($0) }
  }

  func wrapped(_ handler: @escaping (Int) -> Void) -> AnyCancellable {
    let inner = subject.filter { $0 > 0 }.sink { handler($0) }
    return AnyCancellable { inner.cancel() }
  }

  func outer(_ handler: @escaping (Int) -> Void) -> AnyCancellable {
    plain { handler($0 + 1) }
  }

  func watch(_ counter: Counter) -> NSKeyValueObservation {
    counter.observe(\.count) { counter, _ in print(counter.count) }
  }

  // The bus keeps the observation, too.
  func kept(_ handler: @escaping (Int) -> Void) -> AnyCancellable {
    let token = subject.sink { handler($0) }
    token.store(in: &bag)
    return token
  }

  // The publisher ends within the call.
  func once(_ handler: @escaping (Int) -> Void) -> AnyCancellable {
    Just(1).sink { handler($0) }
  }

  // The closure keeps the inner observation for another object.
  func handedOver(_ handler: @escaping (Int) -> Void) -> Ticket {
    let inner = subject.sink { handler($0) }
    return Ticket { inner.cancel() }
  }
}

final class Counter: NSObject {
  @objc dynamic var count = 0
}

final class Ticket {
  static var all: [Ticket] = []
  let end: () -> Void

  init(_ end: @escaping () -> Void) {
    self.end = end
    Ticket.all.append(self)
  }
}

actor Lanes {
  private let subject = PassthroughSubject<Int, Never>()

  func wrapped(_ handler: @escaping @Sendable (Int) -> Void) -> AnyCancellable {
    let inner = subject.sink { handler($0) }
    return AnyCancellable { inner.cancel() }
  }
}

final class Screen: UIViewController {
  private let bus = Bus()
  private let lanes = Lanes()
  private let counter = Counter()
  private var bag: Set<AnyCancellable> = []
  private var token: AnyCancellable?

  override func viewDidLoad() {
    super.viewDidLoad()
    _ = bus.plain { [weak self] in self?.title = "\($0)" }  // expect: dropped_observation
    let _ = bus.wrapped { [weak self] in self?.title = "\($0)" }  // expect: dropped_observation
    let unused = bus.outer { [weak self] in self?.title = "\($0)" }  // expect: dropped_observation
    _ = bus.watch(counter)  // expect: dropped_observation
    Task {
      let _ = await lanes.wrapped { print($0) }  // expect: dropped_observation
    }
    bus.plain { [weak self] in self?.title = "\($0)" }.store(in: &bag)
    token = bus.outer { [weak self] in self?.title = "\($0)" }
    _ = bus.kept { [weak self] in self?.title = "\($0)" }
    _ = bus.once { [weak self] in self?.title = "\($0)" }
    _ = bus.handedOver { [weak self] in self?.title = "\($0)" }
  }
}
