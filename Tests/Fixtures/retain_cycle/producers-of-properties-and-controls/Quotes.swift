// Case: a property of ReactiveSwift that reflects another property goes on with it, and a producer of a control's signal with the control.
import ReactiveCocoa
import ReactiveSwift
import UIKit

final class QuoteFeed {
  let rate = MutableProperty(0.0)
}

final class QuoteModel {
  let last: Property<Double>
  let fixed: Property<Double>
  let seeded: Property<Double>
  private let latest = MutableProperty(0.0)
  private let feed = QuoteFeed()
  private var spare = QuoteFeed()

  /// The feed is a constant, so the property stays the same.
  var rate: MutableProperty<Double> { feed.rate }
  var spareRate: MutableProperty<Double> { return spare.rate }
  /// Nothing keeps the property.
  var freshRate: MutableProperty<Double> { MutableProperty(0) }

  init(start: SignalProducer<Double, Never>) {
    last = Property<Double>(latest)
    fixed = Property(value: 1)
    seeded = Property(initial: 0, then: start)
  }

  func renew() { spare = QuoteFeed() }
}

extension Reactive where Base: UIControl {
  var presses: Signal<Void, Never> { mapControlEvents(.touchUpInside) { _ in } }
  var firstPress: Signal<Void, Never> { mapControlEvents(.touchUpInside) { _ in }.take(first: 1) }
}

final class QuoteController: UIViewController {
  private let model: QuoteModel
  private let button = UIButton()

  init(model: QuoteModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
    model.last.producer.startWithValues { self.title = "\($0)" }  // expect: retain_cycle
    model.rate.producer.startWithValues { self.title = "\($0)" }  // expect: retain_cycle
    SignalProducer(button.reactive.controlEvents(.touchUpInside)).startWithValues { _ in  // expect: retain_cycle
      self.show()
    }
    button.reactive.mapControlEvents(.touchUpInside) { _ in }.observeValues { self.show() }  // expect: retain_cycle
    button.reactive.presses.observeValues { self.show() }  // expect: retain_cycle
    SignalProducer(button.reactive.presses).startWithValues { self.show() }  // expect: retain_cycle

    model.last.producer.startWithValues { [weak self] in self?.title = "\($0)" }
    model.fixed.producer.startWithValues { self.title = "\($0)" }
    model.seeded.producer.startWithValues { self.title = "\($0)" }
    model.spareRate.producer.startWithValues { self.title = "\($0)" }
    model.freshRate.producer.startWithValues { self.title = "\($0)" }
    button.reactive.firstPress.observeValues { self.show() }
    SignalProducer(value: 1).startWithValues { _ in self.show() }
    SignalProducer([1, 2]).startWithValues { _ in self.show() }
  }

  required init?(coder: NSCoder) { fatalError() }

  private func show() { title = "Rate" }
}

final class QuotesController: UIViewController {
  @objc func open() {
    let model = QuoteModel(start: SignalProducer(value: 1))
    navigationController?.pushViewController(QuoteController(model: model), animated: true)
  }
}
