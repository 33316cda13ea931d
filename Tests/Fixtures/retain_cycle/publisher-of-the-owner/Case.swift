// Case: does an operator hold `self` that keeps a publisher of `self`?
import Combine
import RxCocoa
import RxSwift
import UIKit

final class LoginController: UIViewController {
  private let button = UIButton()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let taps = button.rx.tap
    taps.withLatestFrom(Observable.just(self))
      .subscribe(onNext: { $0.log() })  // expect: retain_cycle
      .disposed(by: bag)
    Observable.combineLatest(taps, Observable.just(self))
      .subscribe(onNext: { $1.log() })  // expect: retain_cycle
      .disposed(by: bag)
    let owner = Observable.just(self)
    taps.withLatestFrom(owner) { $1 }.subscribe(onNext: { $0.log() }).disposed(by: bag)  // expect: retain_cycle
    // The first value has gone on, and nothing keeps it.
    taps.map { nil }.startWith(self).subscribe(onNext: { $0?.log() }).disposed(by: bag)
    Observable.merge(taps.map { nil }, Observable.just(self)).subscribe(onNext: { $0?.log() }).disposed(by: bag)
    taps.withLatestFrom(Observable.just(view)).subscribe(onNext: { $0?.layoutIfNeeded() }).disposed(by: bag)
    // The chain ends with its first value.
    taps.elementAt(0).withLatestFrom(Observable.just(self)).subscribe(onNext: { $0.log() }).disposed(by: bag)
    taps.withLatestFrom(Recent.just(self)).subscribe(onNext: { $0.object?.log() }).disposed(by: bag)
  }

  func log() {}
}

// The program's own publisher holds its object weakly.
final class Recent {
  private(set) weak var object: LoginController?

  static func just(_ object: LoginController) -> Observable<Recent> {
    let recent = Recent()
    recent.object = object
    return Observable.just(recent)
  }
}

final class Clock {
  private let ticks = PassthroughSubject<Int, Never>()
  private var bag: Set<AnyCancellable> = []

  func start() {
    ticks.combineLatest(Just(self)).sink { $1.show($0) }.store(in: &bag)  // expect: retain_cycle
  }

  private func show(_ tick: Int) {}
}
