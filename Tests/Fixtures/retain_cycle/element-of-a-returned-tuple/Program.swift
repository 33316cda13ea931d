// Case: a function returns a tuple: of which type is an element?
import RxRelay
import RxSwift
import UIKit

protocol BasketModule {
  var bindings: BasketModel.Bindings { get }
}

final class BasketModel: BasketModule {
  struct Bindings {
    let picked = BehaviorRelay<String>(value: "")
    let paid = Observable.just("")
  }
  let bindings = Bindings()
}

struct BasketPart {
  typealias Module = (view: UIViewController, model: BasketModule)

  static func make() -> Module { (UIViewController(), BasketModel()) }
}

final class MapModel {
  let picked = Observable.just("")
}

struct MapPart {
  typealias Module = (view: UIViewController, model: MapModel)

  static func make() -> Module { (UIViewController(), MapModel()) }
}

final class BasketCoordinator {
  private let chosen = BehaviorRelay(value: "")
  private let bag = DisposeBag()

  func start() {
    let module = BasketPart.make()
    module.model.bindings.picked
      .do(onNext: { self.chosen.accept($0) })
      .subscribe()  // expect: retain_cycle
      .disposed(by: bag)
    module.1.bindings.picked
      .do(onNext: { self.chosen.accept($0) })
      .subscribe()  // expect: retain_cycle
      .disposed(by: bag)
    parts().model.bindings.picked
      .do(onNext: { self.chosen.accept($0) })
      .subscribe()  // expect: retain_cycle
      .disposed(by: bag)
    module.model.bindings.picked
      .do(onNext: { [weak self] in self?.chosen.accept($0) })
      .subscribe()
      .disposed(by: bag)
    // The observable completes.
    module.model.bindings.paid
      .do(onNext: { self.chosen.accept($0) })
      .subscribe()
      .disposed(by: bag)
    // Another tuple has the same name.
    let map = MapPart.make()
    map.model.picked
      .do(onNext: { self.chosen.accept($0) })
      .subscribe()
      .disposed(by: bag)
  }

  private func parts() -> (title: String, model: any BasketModule) { ("", BasketModel()) }
}

final class MenuController: UIViewController {
  private var coordinator: BasketCoordinator?

  @objc func showBasket() {
    coordinator = BasketCoordinator()
    coordinator?.start()
  }
}
