// Case: can code renew a bag, or empty a set, through the property wrapper around it?
import Combine
import RxCocoa
import RxSwift
import UIKit

@propertyWrapper
struct Renewing {
  var wrappedValue: DisposeBag
  var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  mutating func renew() { wrappedValue = DisposeBag() }
}

@propertyWrapper
struct Emptying {
  var wrappedValue: Set<AnyCancellable>
  var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  mutating func empty() { wrappedValue = [] }
}

final class RenewingController: UIViewController {
  private let button = UIButton()
  @Renewing private var bag = DisposeBag()
  @Renewing private var inner = DisposeBag()
  private var lasting = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.rx.tap.map { 1 }.subscribe(onNext: { self.show($0) }).disposed(by: bag)
    button.rx.tap.map { 1 }.subscribe(onNext: { self.show($0) }).disposed(by: inner)
    button.rx.tap.map { 1 }.subscribe(onNext: { self.show($0) }).disposed(by: lasting)  // expect: retain_cycle
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    $bag.renew()
    _inner.renew()
  }

  private func show(_ count: Int) {}
}

final class EmptyingController: UIViewController {
  private let counts = CurrentValueSubject<Int, Never>(0)
  @Emptying private var set = Set<AnyCancellable>()
  @Emptying private var projectedSet = Set<AnyCancellable>()
  @Emptying private var lastingSet = Set<AnyCancellable>()

  override func viewDidLoad() {
    super.viewDidLoad()
    counts.sink { self.title = "\($0)" }.store(in: &set)
    counts.sink { self.title = "\($0)" }.store(in: &projectedSet)
    counts.sink { self.title = "\($0)" }.store(in: &lastingSet)  // expect: retain_cycle
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    _set.empty()
    self.$projectedSet.empty()
  }
}

func show(in navigation: UINavigationController) {
  navigation.pushViewController(RenewingController(), animated: true)
  navigation.pushViewController(EmptyingController(), animated: true)
}
