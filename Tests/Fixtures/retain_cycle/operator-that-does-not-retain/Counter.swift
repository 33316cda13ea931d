// Case: an operator ends the events with an object: can the object go before the observation ends?
import RxCocoa
import RxRelay
import RxSwift
import UIKit

final class CounterController: UIViewController {
  private let button = UIButton()
  private let counts = PublishRelay<Int>()
  private let bag = DisposeBag()
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    button.rx.tap.withUnretained(self).subscribe(onNext: { _ in self.count += 1 }).disposed(by: bag)  // expect: retain_cycle
    counts.withUnretained(self).bind { _, count in self.count += count }.disposed(by: bag)  // expect: retain_cycle
    counts.filter { $0 > self.count }
      .withUnretained(self)
      .bind { owner, count in owner.count = count }  // expect: retain_cycle
      .disposed(by: bag)
    counts.withUnretained(self) { owner, count in owner.count + self.count + count }
      .bind(onNext: { print($0) })  // expect: retain_cycle
      .disposed(by: bag)
    counts.withUnretained(button).bind { _, count in self.count += count }.disposed(by: bag)  // expect: retain_cycle

    counts.withUnretained(self).bind { owner, count in owner.count += count }.disposed(by: bag)
    counts.withUnretained(self).take(1).bind { _, count in self.count += count }.disposed(by: bag)
  }

  // The object is held by others: the events end with it.
  func follow(_ label: UILabel) {
    counts.withUnretained(label).bind { _, count in self.count += count }.disposed(by: bag)
    counts.withUnretained(label).bind { _, count in self.count += count + label.tag }.disposed(by: bag)  // expect: retain_cycle
  }
}

final class Opener {
  func open() { print(CounterController()) }
}
