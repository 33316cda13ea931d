// Case: RxSwiftExt: an operator leaves out some values, and ends nothing.
import RxRelay
import RxSwift
import RxSwiftExt
import UIKit

final class LocksController: UIViewController {
  private let opening = PublishRelay<Bool>()
  private let levels = BehaviorRelay<Int?>(value: nil)
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    opening.ignore(true).subscribe(onNext: { _ in self.title = "" }).disposed(by: bag)  // expect: retain_cycle
    opening.ignoreWhen { $0 }.subscribe(onNext: { _ in self.title = "" }).disposed(by: bag)  // expect: retain_cycle
    levels.filterMap { $0.map { .map("\($0)") } ?? .ignore }
      .subscribe(onNext: { self.title = $0 })  // expect: retain_cycle
      .disposed(by: bag)
    opening.ignore(true).take(1).subscribe(onNext: { _ in self.title = "" }).disposed(by: bag)
    opening.ignore(true).subscribe(onNext: { [weak self] _ in self?.title = "" }).disposed(by: bag)
  }
}

final class CanalController: UIViewController {
  @objc func open() { present(LocksController(), animated: true) }
}
