// Case: who keeps an observer of an object's events, if nobody keeps the disposable?
import RxCocoa
import RxSwift
import UIKit

final class TourController: UIViewController {
  private let button = UIButton()
  private weak var hint: UILabel?

  init(hint: UILabel) {
    self.hint = hint
    super.init(nibName: nil, bundle: nil)
    // The library associates the subject with the controller.
    _ = rx.methodInvoked(#selector(viewDidLoad)).subscribe(onNext: { _ in self.start() })  // expect: retain_cycle
    _ = rx.sentMessage(#selector(viewDidLoad)).subscribe(onNext: { [weak self] _ in self?.start() })
    // The target of the button keeps itself until the button ends.
    _ = button.rx.tap.subscribe(onNext: { self.start() })  // expect: retain_cycle
    _ = button.rx.tap.take(1).subscribe(onNext: { self.start() })
    // The label ends with its own superview.
    _ = hint.rx.observe(String.self, "text").subscribe(onNext: { _ in self.start() })
  }

  required init?(coder: NSCoder) { nil }

  private func start() {}
}

func show(in navigation: UINavigationController) {
  navigation.pushViewController(TourController(hint: UILabel()), animated: true)
}
