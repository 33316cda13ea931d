// Case: does a combination send again, for each observation, if only one of its publishers stays?
import RxSwift
import UIKit

final class FerryStore {
  static var fresh: FerryStore { FerryStore() }
  let delays = BehaviorSubject<Int>(value: 0)
}

final class FerryScreen: UIViewController {
  private let ferries = BehaviorSubject<Int>(value: 1)
  private let bag = DisposeBag()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showFerries()
    showDelays()
  }

  private func showFerries() {
    Observable.combineLatest(FerryStore.fresh.delays.map { $0 * 60 }, ferries)
      .subscribe(onNext: { [weak self] in self?.title = "\($0) \($1)" })  // expect: unbalanced_lifecycle
      .disposed(by: bag)
  }

  private func showDelays() {
    Observable.combineLatest(FerryStore.fresh.delays.map { $0 * 60 }, FerryStore.fresh.delays.map { $0 + 1 })
      .subscribe(onNext: { [weak self] in self?.title = "\($0) \($1)" })
      .disposed(by: bag)
  }
}
