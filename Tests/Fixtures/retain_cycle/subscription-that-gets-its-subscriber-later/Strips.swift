// Case: a publisher of the program stores the subscriber into its subscription, which never completes the subscriber.
import Combine
import UIKit

extension UIControl {
  func presses(_ event: Event) -> Presses { Presses(control: self, event: event) }
  func onePress() -> OnePress { OnePress(control: self) }

  struct Presses: Publisher {
    typealias Output = Void
    typealias Failure = Never
    fileprivate var control: UIControl
    fileprivate var event: Event

    func receive<Taker: Subscriber>(subscriber: Taker) where Taker.Input == Void, Taker.Failure == Never {
      let link = Link<Taker>()
      link.target = subscriber
      subscriber.receive(subscription: link)
      control.addTarget(link, action: #selector(link.fire), for: event)
    }
  }

  /// The publisher ends its subscriber through the subscription.
  struct OnePress: Publisher {
    typealias Output = Void
    typealias Failure = Never
    fileprivate var control: UIControl

    func receive<Taker: Subscriber>(subscriber: Taker) where Taker.Input == Void, Taker.Failure == Never {
      let link = EndingLink<Taker>()
      link.target = subscriber
      subscriber.receive(subscription: link)
      control.addAction(UIAction { _ in link.target?.receive(completion: .finished) }, for: .touchUpInside)
    }
  }
}

final class Link<Taker: Subscriber>: Subscription where Taker.Input == Void {
  var target: Taker?
  func request(_ demand: Subscribers.Demand) {}
  func cancel() { target = nil }
  @objc func fire() { _ = target?.receive(()) }
}

final class EndingLink<Taker: Subscriber>: Subscription where Taker.Input == Void {
  var target: Taker?
  func request(_ demand: Subscribers.Demand) {}
  func cancel() { target = nil }
}

final class FilterStrip: UIView {
  private let button = UIButton()
  private var isOpen = false
  private var bag = Set<AnyCancellable>()

  init() {
    super.init(frame: .zero)
    button.presses(.touchUpInside).sink { self.isOpen.toggle() }.store(in: &bag)  // expect: retain_cycle
    button.presses(.touchUpInside).sink { [weak self] in self?.isOpen.toggle() }.store(in: &bag)
    button.onePress().sink { self.isOpen.toggle() }.store(in: &bag)
  }

  required init?(coder: NSCoder) { nil }
}

final class StripsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(FilterStrip())
  }
}
