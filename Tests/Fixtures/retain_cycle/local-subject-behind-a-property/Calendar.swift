// Case: does a property keep a local subject if it has what an operator makes of the subject?
import RxCocoa
import RxSwift
import UIKit

final class CalendarModel {
  let title: Driver<String>
  private var day = Date()
  private let bag = DisposeBag()

  init() {
    let day = BehaviorSubject<Date>(value: Date())
    title = day.map { "\($0)" }.asDriver(onErrorJustReturn: "")
    day.bind(onNext: { self.day = $0 }).disposed(by: bag)  // expect: retain_cycle
  }
}

final class SheetModel {
  let isShown: Observable<Bool>
  private var count = 0
  private let bag = DisposeBag()

  init() {
    let isShown = PublishSubject<Bool>()
    self.isShown = isShown.asObservable()
    isShown.subscribe(onNext: { _ in self.count += 1 }).disposed(by: bag)  // expect: retain_cycle
  }
}

final class QuietModel {
  let isShown: Observable<Bool>
  let name: AnyObserver<String>
  let shownName: Observable<String>
  let first: Observable<Int>
  private var count = 0
  private let bag = DisposeBag()

  init() {
    let isShown = PublishSubject<Bool>()
    self.isShown = isShown.asObservable()
    isShown.subscribe(onNext: { [weak self] _ in self?.count += 1 }).disposed(by: bag)

    // The text of a field that code binds to the observer completes the subject when the field ends.
    let names = PublishSubject<String>()
    name = names.asObserver()
    shownName = names.asObservable()
    names.subscribe(onNext: { _ in self.count += 1 }).disposed(by: bag)

    // Nothing but its own function has the subject.
    let alone = PublishSubject<Int>()
    alone.subscribe(onNext: { self.count = $0 }).disposed(by: bag)

    let numbers = PublishSubject<Int>()
    first = numbers.take(1)
    numbers.subscribe(onNext: { self.count = $0 }).disposed(by: bag)
    numbers.onCompleted()
  }
}

final class CalendarController: UIViewController {
  private let models: [Any] = [CalendarModel(), SheetModel(), QuietModel()]
}

final class ListController: UIViewController {
  @objc func open() { navigationController?.pushViewController(CalendarController(), animated: true) }
}
