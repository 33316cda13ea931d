// Case: do `subscribe()` and `drive()` begin an observation, which holds the closures of the operators before?
import RxCocoa
import RxFeedback
import RxSwift

final class Presenter {
  private let bag = DisposeBag()
  private let relay = BehaviorRelay(value: 0)
  private var total = 0

  func observe() {
    relay.do(onNext: { self.total += $0 }).subscribe().disposed(by: bag)  // expect: retain_cycle
    relay.asDriver().map { self.twice($0) }.drive().disposed(by: bag)  // expect: retain_cycle
    relay.do(onNext: { [weak self] in self?.total += $0 }).subscribe().disposed(by: bag)
  }

  private func twice(_ value: Int) -> Int { 2 * value }
}

/// A system goes on for ever, and keeps the function that computes its states.
final class SystemPresenter {
  private let bag = DisposeBag()

  func run(_ feedback: @escaping (Driver<Int>) -> Signal<Int>) {
    Driver.system(initialState: 0, reduce: reduce, feedback: feedback)
      .drive()  // expect: retain_cycle
      .disposed(by: bag)
    Driver.system(initialState: 0, reduce: Self.sum, feedback: feedback).drive().disposed(by: bag)
  }

  private func reduce(_ state: Int, _ event: Int) -> Int { state + event }
  private static func sum(_ state: Int, _ event: Int) -> Int { state + event }
}

/// A connection of the program's own begins no observation.
final class Connection {
  private let bag = DisposeBag()

  func subscribe() -> Disposable { Disposables.create() }
  func open() { subscribe().disposed(by: bag) }
}
