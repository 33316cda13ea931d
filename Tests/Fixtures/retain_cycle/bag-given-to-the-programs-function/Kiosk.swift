// Case: a function, an operator and a method of the program put an observation into the bag that they get.
import Combine
import RxSwift
import UIKit

infix operator ~> : AssignmentPrecedence

func ~> (subscription: Disposable, basket: DisposeBag) {
  subscription.disposed(by: basket)
}

func collect(_ subscription: AnyCancellable, into drawer: inout Set<AnyCancellable>) {
  drawer.insert(subscription)
}

/// Ends the first of two, and keeps the second.
func replace(_ old: AnyCancellable, by new: AnyCancellable, in drawer: inout Set<AnyCancellable>) {
  old.cancel()
  drawer.insert(new)
}

extension Disposable {
  func live(in basket: DisposeBag) { disposed(by: basket) }

  /// Ends at once.
  func visit(_ basket: DisposeBag) { dispose() }
}

final class Shelf {
  let basket = DisposeBag()
}

final class KioskView: UIViewController {
  private let basket = DisposeBag()
  private var drawer: Set<AnyCancellable> = []
  private let sales = PublishSubject<Int>()
  private let prices = PassthroughSubject<Int, Never>()

  override func viewDidLoad() {
    super.viewDidLoad()
    sales.subscribe(onNext: { _ in self.refresh() }) ~> basket  // expect: error retain_cycle
    sales.subscribe(onNext: { _ in self.refresh() }).live(in: basket)  // expect: error retain_cycle
    collect(prices.sink { _ in self.refresh() }, into: &drawer)  // expect: error retain_cycle
    // The method ends what it gets.
    sales.subscribe(onNext: { _ in self.refresh() }).visit(basket)
    replace(prices.sink { _ in self.refresh() }, by: AnyCancellable {}, in: &drawer)
    // The bag is another object's, which ends with this method.
    let shelf = Shelf()
    sales.subscribe(onNext: { _ in self.refresh() }) ~> shelf.basket
    // A weak self is no cycle.
    sales.subscribe(onNext: { [weak self] _ in self?.refresh() }).live(in: basket)
  }

  private func refresh() {}
}

final class Street {
  weak var host: UINavigationController?

  func visit() { host?.pushViewController(KioskView(), animated: true) }
}
