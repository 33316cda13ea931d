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

    func close() {
      dismiss(animated: true)
      count = 0
    }
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

final class Toast: UIView { let button = UIButton() }

// The events end when the control is removed.
final class ToastController: UIViewController {
  private let disposeBag = DisposeBag()
  private var count = 0

  func show() {
    let toast = Toast()
    view.addSubview(toast)
    toast.button.rx.tap
      .subscribe(onNext: { [weak toast] in
        self.count += 1
        toast?.removeFromSuperview()
      })
      .disposed(by: disposeBag)

    let brief = UIButton()
    view.addSubview(brief)
    brief.rx.tap.subscribe(onNext: { self.count += 1 }).disposed(by: disposeBag)
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) { brief.removeFromSuperview() }

    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    tap.rx.event.subscribe(onNext: { _ in self.count += 1 }).disposed(by: disposeBag)
    UIView.animate(withDuration: 1, animations: {}, completion: { _ in self.view.removeGestureRecognizer(tap) })

    let lasting = UIButton()
    view.addSubview(lasting)
    lasting.rx.tap.subscribe(onNext: { self.count += 1 }).disposed(by: disposeBag)  // expect: retain_cycle
  }
}

// The view that comes after each removal has a control, too.
final class GridController: UIViewController {
  private let disposeBag = DisposeBag()
  private var count = 0

  func reload() {
    view.subviews.forEach { $0.removeFromSuperview() }
    let button = UIButton()
    view.addSubview(button)
    button.rx.tap.subscribe(onNext: { self.count += 1 }).disposed(by: disposeBag)  // expect: retain_cycle
  }
}

final class ListController: UIViewController {
  private let stack = UIStackView()
  private let disposeBag = DisposeBag()
  private var count = 0

  func reload() {
    stack.removeAll()
    let button = UIButton()
    stack.addArrangedSubview(button)
    button.rx.tap.subscribe(onNext: { self.count += 1 }).disposed(by: disposeBag)  // expect: retain_cycle
  }
}

final class TagList: UIView {
  private let disposeBag = DisposeBag()
  var tags: [String] = [] {
    didSet {
      for view in subviews { view.removeFromSuperview() }
      for tag in tags { addTag(tag) }
    }
  }

  private func addTag(_ tag: String) {
    let button = UIButton()
    addSubview(button)
    button.rx.tap.subscribe(onNext: { self.tags = [tag] }).disposed(by: disposeBag)  // expect: retain_cycle
  }
}

// A property names the view that code removes.
final class BannerController: UIViewController {
  private let disposeBag = DisposeBag()
  private var count = 0
  private var banner: UIButton?
  private weak var badge: UIButton?
  private weak var next: UIButton?

  func show() {
    let button = UIButton()
    view.addSubview(button)
    banner = button
    button.rx.tap.subscribe(onNext: { self.count += 1 }).disposed(by: disposeBag)
  }

  func showBadge() {
    let button = UIButton()
    view.addSubview(button)
    self.badge = button
    button.rx.tap.subscribe(onNext: { self.count += 1 }).disposed(by: disposeBag)
  }

  func showNext() {
    next?.removeFromSuperview()
    let button = UIButton()
    view.addSubview(button)
    next = button
    button.rx.tap.subscribe(onNext: { self.count += 1 }).disposed(by: disposeBag)  // expect: retain_cycle
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    banner?.removeFromSuperview()
    banner = nil
    badge?.removeFromSuperview()
  }
}

// Nothing comes after the removal, or not always.
final class HintController: UIViewController {
  private let disposeBag = DisposeBag()
  private var count = 0

  func show() {
    let button = UIButton()
    view.addSubview(button)
    button.rx.tap.subscribe(onNext: { self.count += 1 }).disposed(by: disposeBag)
  }

  func clear() { view.subviews.forEach { $0.removeFromSuperview() } }
}

final class OfferController: UIViewController {
  private let stack = UIStackView()
  private let disposeBag = DisposeBag()
  private var count = 0

  func reload(_ isOffered: Bool) {
    stack.removeAll()
    guard isOffered else { return }
    let button = UIButton()
    stack.addArrangedSubview(button)
    button.rx.tap.subscribe(onNext: { self.count += 1 }).disposed(by: disposeBag)
  }

  func removeLater() {
    DispatchQueue.main.async { self.stack.removeAll() }
    reload(true)
  }
}

extension UIStackView {
  func removeAll() {
    for row in arrangedSubviews { row.removeFromSuperview() }
  }
}

final class Forms {
  func open() -> [UIResponder] {
    [
      FormController(), ToastController(), GridController(), ListController(), TagList(), HintController(),
      OfferController(), BannerController(),
    ]
  }
  func openAgain() -> [UIResponder] { open() }
}
