// Case: can code end what a constant bag keeps, if the bag has no way to empty it?
import RxCocoa
import RxSwift

final class ListPresenter {
  private let items = BehaviorRelay<Int>(value: 0)
  private let bag = DisposeBag()

  func start() {
    items.subscribe(onNext: { self.show($0) }).disposed(by: bag)  // expect: retain_cycle
    Router.shared.bind(bag: self.bag)
  }

  private func show(_ count: Int) {}
}

final class PagePresenter {
  private let items = BehaviorRelay<Int>(value: 0)
  private var bag = DisposeBag()

  func start() {
    items.subscribe(onNext: { self.show($0) }).disposed(by: bag)
    Router.shared.replace(&bag)
  }

  private func show(_ count: Int) {}
}

final class Router {
  static let shared = Router()

  func bind(bag: DisposeBag) { print(bag) }
  func replace(_ bag: inout DisposeBag) { bag = DisposeBag() }
}
