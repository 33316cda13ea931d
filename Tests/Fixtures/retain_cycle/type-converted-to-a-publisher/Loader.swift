// Case: does a type of the program end as the publisher that it is converted to?
import RxCocoa
import RxSwift
import UIKit

/// Sends forever.
final class Activity: SharedSequenceConvertibleType {
  private let count = BehaviorRelay(value: 0)
  private let isActive: SharedSequence<DriverSharingStrategy, Bool>

  init() { isActive = count.asDriver().map { $0 > 0 }.distinctUntilChanged() }

  func asSharedSequence() -> SharedSequence<DriverSharingStrategy, Bool> { isActive }
}

/// Sends once.
final class Greeting: ObservableConvertibleType {
  func asObservable() -> Observable<String> { Observable.just("hello") }
}

/// Sends until code finishes it.
final class Progress: ObservableConvertibleType {
  private let steps = PublishSubject<Int>()

  func asObservable() -> Observable<Int> { steps.asObservable() }

  func finish() { steps.onCompleted() }
}

final class Loader: UIViewController {
  private let activity = Activity()
  private let greeting = Greeting()
  private let progress = Progress()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    activity.asDriver().drive(onNext: { self.isEditing = $0 }).disposed(by: bag)  // expect: retain_cycle
    activity.drive(onNext: { self.isEditing = $0 }).disposed(by: bag)  // expect: retain_cycle
    activity.asDriver().drive(onNext: { [weak self] in self?.isEditing = $0 }).disposed(by: bag)
    greeting.asObservable().subscribe(onNext: { self.title = $0 }).disposed(by: bag)
    progress.asObservable().map { "\($0)" }.subscribe(onNext: { self.title = $0 }).disposed(by: bag)
    progress.finish()
  }
}

final class Start: UIViewController {
  @objc func open() { navigationController?.pushViewController(Loader(), animated: true) }
}
