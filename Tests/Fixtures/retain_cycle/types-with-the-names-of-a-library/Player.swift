// Case: types of the program have the names of a library's types, and a relay gets another value later.
import RxCocoa
import RxSwift
import UIKit

final class Action {
  let elements: Observable<String> = Observable.just("")
}

struct Just<Value: AnyObject> {
  weak var value: Value?
}

struct Weak<Value: AnyObject> {
  weak var value: Value?
  static func of(_ value: Value) -> Weak { Weak(value: value) }
}

class TapController: UIViewController {
  let button = UIButton()
  func taps() -> Observable<Void> { button.rx.tap.do(onNext: { self.log() }) }
  func log() {}
}

final class PlayerController: TapController {
  private let action = Action()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    action.elements.subscribe(onNext: { self.title = $0 }).disposed(by: bag)
    button.rx.tap.withLatestFrom(Just(value: self)).subscribe(onNext: { _ in }).disposed(by: bag)
    button.rx.tap.withLatestFrom(Weak.of(self)).subscribe(onNext: { _ in }).disposed(by: bag)
    let relay = BehaviorRelay<PlayerController?>(value: self)
    button.rx.tap.withLatestFrom(relay).subscribe(onNext: { _ in }).disposed(by: bag)
    relay.accept(nil)
    taps().subscribe(onNext: { _ in }).disposed(by: bag)
  }

  override func taps() -> Observable<Void> { button.rx.tap.do(onNext: { [weak self] in self?.log() }) }
}

final class OtherController: TapController {
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    taps().subscribe(onNext: { _ in self.log() }).disposed(by: bag)  // expect: retain_cycle
  }
}
