// Case: do the events go on of a control that a loop takes out of a list?
import RxCocoa
import RxSwift
import UIKit

final class RatingController: UIViewController {
  private let low = UIButton()
  private let high = UIButton()
  private let stars = [UIButton(), UIButton()]
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    for button in [low, self.high] {
      button.rx.tap.subscribe(onNext: { self.rate() }).disposed(by: bag)  // expect: retain_cycle
    }
    let buttons: [UIButton] = [low, high]
    for button in buttons {
      button.rx.tap.subscribe(onNext: { self.rate() }).disposed(by: bag)  // expect: retain_cycle
      button.rx.tap.subscribe(onNext: { [weak self] in self?.rate() }).disposed(by: bag)
    }
    for star in stars {
      star.rx.tap.subscribe(onNext: { self.rate() }).disposed(by: bag)  // expect: retain_cycle
    }
    for button in [UIButton(), UIButton()] {
      button.rx.tap.subscribe(onNext: { self.rate() }).disposed(by: bag)
    }
    for button in found() {
      button.rx.tap.subscribe(onNext: { self.rate() }).disposed(by: bag)
    }
  }

  private func found() -> [UIButton] { view.superview?.subviews.compactMap { $0 as? UIButton } ?? [] }
  private func rate() {}
}
