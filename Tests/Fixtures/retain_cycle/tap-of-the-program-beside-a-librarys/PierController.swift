// Case: which object does a member of `rx` belong to behind `base`? The bound of the extension gives the type of `base`.
import RxSwift
import UIKit

final class PierController: UIViewController {
  private let bar = PierBar()
  private let pier = Pier()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.rx.leaves.bind(onNext: { self.leave() }).disposed(by: bag)  // expect: retain_cycle
    bar.rx.signs.bind(onNext: { self.leave() }).disposed(by: bag)  // expect: retain_cycle
    bar.rx.leaves.bind(onNext: { [weak self] in self?.leave() }).disposed(by: bag)
    // The events complete, or another object keeps the control.
    bar.rx.firstSigns.bind(onNext: { self.leave() }).disposed(by: bag)
    bar.rx.bells?.bind(onNext: { self.leave() }).disposed(by: bag)
    bar.rx.lights.bind(onNext: { self.leave() }).disposed(by: bag)
    bar.rx.tap.bind(onNext: { self.leave() }).disposed(by: bag)
    pier.rx.tap.bind(onNext: { self.leave() }).disposed(by: bag)
  }

  private func leave() { navigationController?.popViewController(animated: true) }
}

func show(in navigation: UINavigationController) {
  navigation.pushViewController(PierController(), animated: true)
}
