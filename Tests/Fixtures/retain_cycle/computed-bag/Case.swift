// Case: does the owner of a computed property keep what a bag keeps, if the property makes the bag or takes the bag from
// another object?
import RxCocoa
import RxSwift
import UIKit

final class CartController: UIViewController {
  private let button = UIButton()
  private let row = CartRow()
  private var kept = DisposeBag()
  private var bag: DisposeBag { kept }
  private var newBag: DisposeBag { DisposeBag() }
  private var rowBag: DisposeBag { row.bag }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.rx.tap.map { 1 }.subscribe(onNext: { self.show($0) }).disposed(by: bag)  // expect: retain_cycle
    button.rx.tap.map { 1 }.subscribe(onNext: { self.show($0) }).disposed(by: newBag)
    button.rx.tap.map { 1 }.subscribe(onNext: { self.show($0) }).disposed(by: rowBag)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    row.clear()
  }

  private func show(_ count: Int) {}
}

final class CartRow {
  var bag = DisposeBag()

  func clear() { bag = DisposeBag() }
}

struct CartPresenter {
  private let items = BehaviorRelay<Int>(value: 0)
  private let total = BehaviorRelay<Int>(value: 0)
  private let bag = DisposeBag()
  private var newBag: DisposeBag { DisposeBag() }

  func start() {
    items.map { $0 + 1 }.subscribe(onNext: { self.total.accept($0) }).disposed(by: bag)  // expect: retain_cycle
    items.map { $0 + 1 }.subscribe(onNext: { self.total.accept($0) }).disposed(by: newBag)
  }
}

func show(in navigation: UINavigationController) {
  navigation.pushViewController(CartController(), animated: true)
  CartPresenter().start()
}
