// Case: does `self` keep a control that it made in a method and gave to its view?
import RxCocoa
import RxSwift
import UIKit

final class FormController: UIViewController {
  private let stack = UIStackView()
  private let disposeBag = DisposeBag()
  private var footer: UIView?
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(stack)

    let button = UIButton()
    view.addSubview(button)
    button.rx.tap.subscribe(onNext: { self.count += 1 }).disposed(by: disposeBag)  // expect: retain_cycle
    button.rx.tap.subscribe(onNext: { [weak self] in self?.count += 1 }).disposed(by: disposeBag)

    let field = UITextField()
    stack.addArrangedSubview(field)
    field.rx.controlEvent(.editingChanged).subscribe(onNext: { self.count += 1 })  // expect: retain_cycle
      .disposed(by: disposeBag)

    let footer = UIView()
    self.footer = footer
    let tap = UITapGestureRecognizer()
    tap.rx.event.subscribe(onNext: { _ in close() }).disposed(by: disposeBag)  // expect: retain_cycle
    footer.addGestureRecognizer(tap)

    func close() { dismiss(animated: true); count = 0 }
  }

  // Another object keeps the control, or none.
  func follow(_ other: UIView) {
    let button = UIButton()
    other.addSubview(button)
    button.rx.tap.subscribe(onNext: { self.count += 1 }).disposed(by: disposeBag)
    let alone = UIButton()
    alone.rx.tap.subscribe(onNext: { self.count += 1 }).disposed(by: disposeBag)
  }
}

final class Forms {
  func open() -> UIViewController { FormController() }
  func openAgain() -> UIViewController { FormController() }
}
