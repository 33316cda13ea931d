// Case: a subscription of the program hands on the events of a control, and never completes its subscriber.
import Combine
import UIKit

final class ControlSubscription<Taker: Subscriber>: NSObject, Subscription where Taker.Input == UIControl {
  private var taker: Taker?

  init(taker: Taker, control: UIControl, event: UIControl.Event) {
    self.taker = taker
    super.init()
    control.addTarget(self, action: #selector(handle), for: event)
  }

  func request(_ demand: Subscribers.Demand) {}
  func cancel() { taker = nil }
  @objc private func handle(_ sender: UIControl) { _ = taker?.receive(sender) }
}

struct ControlPublisher: Publisher {
  typealias Output = UIControl
  typealias Failure = Never
  let control: UIControl
  let event: UIControl.Event

  func receive<Taker: Subscriber>(subscriber: Taker) where Taker.Input == UIControl, Taker.Failure == Never {
    subscriber.receive(subscription: ControlSubscription(taker: subscriber, control: control, event: event))
  }
}

/// It completes its subscriber after the first event.
final class OnceSubscription<Taker: Subscriber>: NSObject, Subscription where Taker.Input == UIControl {
  private var taker: Taker?

  init(taker: Taker, control: UIControl) {
    self.taker = taker
    super.init()
    control.addTarget(self, action: #selector(handle), for: .touchUpInside)
  }

  func request(_ demand: Subscribers.Demand) {}
  func cancel() { taker = nil }

  @objc private func handle(_ sender: UIControl) {
    _ = taker?.receive(sender)
    taker?.receive(completion: .finished)
  }
}

struct OncePublisher: Publisher {
  typealias Output = UIControl
  typealias Failure = Never
  let control: UIControl

  func receive<Taker: Subscriber>(subscriber: Taker) where Taker.Input == UIControl, Taker.Failure == Never {
    subscriber.receive(subscription: OnceSubscription(taker: subscriber, control: control))
  }
}

/// Another object has the subscriber, and may complete it.
final class SharedSubscription<Taker: Subscriber>: Subscription where Taker.Input == UIControl {
  private var taker: Taker?

  init(taker: Taker, endings: EndingsOfControls) {
    self.taker = taker
    endings.add(taker)
  }

  func request(_ demand: Subscribers.Demand) {}
  func cancel() { taker = nil }
}

final class EndingsOfControls {
  private var endings: [() -> Void] = []

  func add<Taker: Subscriber>(_ taker: Taker) { endings.append { taker.receive(completion: .finished) } }
  func end() { endings.forEach { $0() } }
}

struct SharedPublisher: Publisher {
  typealias Output = UIControl
  typealias Failure = Never
  let endings: EndingsOfControls

  func receive<Taker: Subscriber>(subscriber: Taker) where Taker.Input == UIControl, Taker.Failure == Never {
    subscriber.receive(subscription: SharedSubscription(taker: subscriber, endings: endings))
  }
}

/// A function of the program completes the subscriber, which it gets by another name.
final class EndedSubscription<Taker: Subscriber>: Subscription where Taker.Input == UIControl {
  private var taker: Taker?

  init(taker: Taker) { self.taker = taker }

  func request(_ demand: Subscribers.Demand) {
    guard let subscriber = taker else { return }
    subscriber.end()
  }

  func cancel() { taker = nil }
}

extension Subscriber {
  func end() { receive(completion: .finished) }
}

struct EndedPublisher: Publisher {
  typealias Output = UIControl
  typealias Failure = Never

  func receive<Taker: Subscriber>(subscriber: Taker) where Taker.Input == UIControl, Taker.Failure == Never {
    subscriber.receive(subscription: EndedSubscription(taker: subscriber))
  }
}

extension UIControl {
  func events(_ event: UIControl.Event) -> ControlPublisher { .init(control: self, event: event) }
  func firstEvent() -> OncePublisher { OncePublisher(control: self) }
}

final class ReportController: UIViewController {
  private let back = UIButton()
  private let endings = EndingsOfControls()
  private var bag = Set<AnyCancellable>()

  override func viewDidLoad() {
    super.viewDidLoad()
    back.events(.touchUpInside).sink { _ in self.dismiss(animated: true) }.store(in: &bag)  // expect: retain_cycle
    back.events(.touchUpInside).sink { [weak self] _ in self?.dismiss(animated: true) }.store(in: &bag)
    back.firstEvent().sink { _ in self.dismiss(animated: true) }.store(in: &bag)
    EndedPublisher().sink { _ in self.dismiss(animated: true) }.store(in: &bag)
    SharedPublisher(endings: endings).sink { _ in self.dismiss(animated: true) }.store(in: &bag)
  }
}
