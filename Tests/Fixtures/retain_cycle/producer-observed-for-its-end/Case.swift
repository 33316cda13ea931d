// Case: An observer of a producer's or a signal's end is kept, as an observer of its values is.
import ReactiveCocoa
import ReactiveSwift
import UIKit

final class Freezer {
  func startWithFailed(_ answer: @escaping (Error) -> Void) { answer(CancellationError()) }
}

final class ThermostatController: UIViewController {
  private let warmth = MutableProperty(18)
  private let freezer = Freezer()
  private var failures = 0
  private var isOver = false

  override func viewDidLoad() {
    super.viewDidLoad()
    warmth.producer.flatMap(.latest) { self.store($0) }.startWithFailed { [weak self] _ in  // expect: retain_cycle
      self?.failures += 1
    }
    warmth.producer.startWithCompleted { self.isOver = true }  // expect: retain_cycle
    warmth.producer.startWithInterrupted { self.isOver = true }  // expect: retain_cycle
    warmth.signal.observeFailed { _ in self.failures += 1 }  // expect: retain_cycle
    warmth.signal.observeCompleted { self.isOver = true }  // expect: retain_cycle
    warmth.signal.observeInterrupted { self.isOver = true }  // expect: retain_cycle

    warmth.producer.startWithFailed { [weak self] _ in self?.failures += 1 }
    warmth.producer.startWithCompleted { [weak self] in self?.isOver = true }
    warmth.producer.startWithInterrupted { [weak self] in self?.isOver = true }
    warmth.producer.take(first: 1).startWithCompleted { self.isOver = true }
    warmth.producer.take(during: reactive.lifetime).startWithInterrupted { self.isOver = true }  // expect: retain_cycle
    SignalProducer<Int, Error>(value: 20).startWithFailed { _ in self.failures += 1 }
    freezer.startWithFailed { _ in self.failures += 1 }
  }

  private func store(_ value: Int) -> SignalProducer<Int, Error> { SignalProducer(value: value) }
}

final class RoomController: UIViewController {
  @objc func open() { navigationController?.pushViewController(ThermostatController(), animated: true) }
}
