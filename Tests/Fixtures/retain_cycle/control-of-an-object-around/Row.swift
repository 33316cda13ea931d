// Case: a view does not keep the view around it, so the events of a button there end before the row's own end matters.
import RxCocoa
import RxSwift
import UIKit

final class Panel: UIView {
  let button = UIButton()
}

final class Row: UIView {
  private let bag = DisposeBag()

  func begin() {
    (self.superview as? Panel)?.button.rx.tap.subscribe(onNext: { self.show() }).disposed(by: bag)
  }

  private func show() {}
}

final class OwnButtonRow: UIView {
  private let bag = DisposeBag()
  private let button = UIButton()

  func begin() {
    button.rx.tap.subscribe(onNext: { self.show() }).disposed(by: bag)  // expect: error retain_cycle
  }

  private func show() {}
}
