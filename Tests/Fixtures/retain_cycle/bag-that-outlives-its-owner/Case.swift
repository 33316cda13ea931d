// Case: what becomes of an object that an observation holds, if a global or a singleton keeps the observation for good?
import Combine
import RxCocoa
import RxSwift
import UIKit

let globalBag = DisposeBag()
var globalSet = Set<AnyCancellable>()
var emptiedSet = Set<AnyCancellable>()

final class Store {
  static let shared = Store()
  static let sharedBag = DisposeBag()
  let names = BehaviorRelay<String>(value: "")
  @Published var count = 0
  let bag = DisposeBag()
  var set = Set<AnyCancellable>()

  func reset() {
    set = []
    emptiedSet.removeAll()
  }
}

final class StoreController: UIViewController {
  private let button = UIButton()
  private let store = Store.shared

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.rx.tap.bind { self.show() }.disposed(by: globalBag)  // expect: retain_cycle
    Store.shared.names.skip(1).bind { self.title = $0 }.disposed(by: Store.shared.bag)  // expect: retain_cycle
    Store.shared.names.bind { self.title = $0 }.disposed(by: Store.sharedBag)  // expect: retain_cycle
    Store.shared.$count.sink { self.title = "\($0)" }.store(in: &globalSet)  // expect: retain_cycle
    button.rx.tap.bind { [weak self] in self?.show() }.disposed(by: globalBag)
    Store.shared.names.take(1).bind { self.title = $0 }.disposed(by: globalBag)
    // Other code empties the sets.
    Store.shared.$count.sink { self.title = "\($0)" }.store(in: &Store.shared.set)
    Store.shared.$count.sink { self.title = "\($0)" }.store(in: &emptiedSet)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    Store.shared.reset()
  }

  private func show() {}
}

func show(in navigation: UINavigationController) {
  navigation.pushViewController(StoreController(), animated: true)
}
