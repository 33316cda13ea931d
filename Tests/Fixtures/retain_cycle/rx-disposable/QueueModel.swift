// Case: RxSwift: a relay has no end, and the bag is one of `self`; a single request has one.
import RxCocoa
import RxSwift

final class QueueModel {
  private let length = BehaviorRelay<Int>(value: 0)
  private let disposeBag = DisposeBag()
  private var shown = 0

  func start(request: Single<Int>) {
    length.asObservable()
      .subscribe(onNext: { self.shown = $0 })  // expect: retain_cycle
      .disposed(by: disposeBag)
    length
      .subscribe(onNext: { [weak self] in self?.shown = $0 })
      .disposed(by: disposeBag)
    request
      .subscribe(onSuccess: { self.shown = $0 })
      .disposed(by: disposeBag)
  }
}
