// Case: do the events of a control end before the object that keeps the control?
import RxCocoa
import RxSwift
import UIKit

final class EntryController: UIViewController {
  @IBOutlet private weak var field: UITextField!
  private let button = UIButton()
  private let list = UITableView()
  private let disposeBag = DisposeBag()
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    button.rx.tap.subscribe(onNext: { self.count += 1 }).disposed(by: disposeBag)  // expect: retain_cycle
    field.rx.controlEvent(.editingDidEnd)
      .subscribe(onNext: { self.count += 1 })  // expect: retain_cycle
      .disposed(by: disposeBag)
    button.rx.primaryAction.bind { self.count += 1 }.disposed(by: disposeBag)  // expect: retain_cycle
    list.rx.reachedBottom(offset: 20).subscribe(onNext: { self.count += 1 }).disposed(by: disposeBag)  // expect: retain_cycle
    list.rx.touchDownGesture().when(.recognized).asLocation().subscribe(onNext: { _ in self.count += 1 })  // expect: retain_cycle
    button.rx.tap.subscribe(onNext: { [weak self] in self?.count += 1 }).disposed(by: disposeBag)
  }

  // The control is another object's.
  func follow(_ other: UIButton) {
    other.rx.tap.subscribe(onNext: { self.count += 1 }).disposed(by: disposeBag)
  }
}

final class Opener {
  func open() { print(EntryController()) }
}
