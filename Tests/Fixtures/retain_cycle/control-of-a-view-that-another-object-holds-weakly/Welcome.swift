// Case: do the events of a control end, where a view keeps the control, and the presenter holds the view weakly?
import RxCocoa
import RxSwift
import UIKit

protocol WelcomeViewing: AnyObject {
  var finished: Observable<Void> { get }
  var typed: Observable<String> { get }
  var skipped: ControlEvent<Void>? { get }
  func close()
}

final class WelcomePresenter {
  private weak var view: WelcomeViewing?
  private let bag = DisposeBag()

  init(view: WelcomeViewing) { self.view = view }

  func start() {
    // The view ends, the events end with it, and the presenter is released.
    view?.finished.subscribe(onNext: { self.leave() }).disposed(by: bag)
    view?.skipped?.subscribe(onNext: { self.leave() }).disposed(by: bag)
    // The closure of an operator holds the view.
    view?.typed.subscribe(onNext: { _ in self.leave() }).disposed(by: bag)  // expect: error retain_cycle
    guard let view else { return }
    view.finished.subscribe(onNext: { self.leave() }).disposed(by: bag)
    // This closure holds the view.
    view.finished.subscribe(onNext: { view.close(); self.leave() }).disposed(by: bag)  // expect: error retain_cycle
    if let skipped = self.view?.skipped {
      skipped.subscribe(onNext: { view.close(); self.leave() }).disposed(by: bag)  // expect: error retain_cycle
    }
  }

  private func leave() {}
}

final class WelcomeController: UIViewController, WelcomeViewing {
  @IBOutlet private weak var finishButton: UIButton!
  @IBOutlet private weak var field: UITextField!
  private lazy var presenter = WelcomePresenter(view: self)
  private let bag = DisposeBag()

  var finished: Observable<Void> { finishButton.rx.tap.asObservable() }
  var typed: Observable<String> { field.rx.text.map { text in self.cleaned(text) }.filterNil() }
  var skipped: ControlEvent<Void>? {
    if let button = self.navigationItem.rightBarButtonItem?.customView as? UIButton { return button.rx.tap }
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter.start()
    finished.subscribe(onNext: { self.close() }).disposed(by: bag)  // expect: error retain_cycle
  }

  func close() { dismiss(animated: true) }
  private func cleaned(_ text: String?) -> String? { text }
}

// The presenter keeps the view.
final class EagerPresenter {
  private let view: WelcomeController
  private let bag = DisposeBag()

  init(view: WelcomeController) { self.view = view }

  func start() {
    view.finished.subscribe(onNext: { self.leave() }).disposed(by: bag)  // expect: error retain_cycle
    view.finished.subscribe(onNext: { [weak self] in self?.leave() }).disposed(by: bag)
  }

  private func leave() {}
}

func open(from root: UINavigationController) {
  root.pushViewController(WelcomeController(), animated: true)
  EagerPresenter(view: WelcomeController()).start()
}
