// Case: Only a reactor of ReactorKit has a stream of its state, and a library that keeps what `transform` returns.
import Chemistry
import RxSwift

final class AcidReactor: Reactor {
  private let drops = PublishSubject<Int>()
  private let bag = DisposeBag()
  private var count = 0

  func transform(mutation: Observable<Int>) -> Observable<Int> {
    drops.map { drop in self.counted(drop) }
  }

  func start() {
    state.subscribe(onNext: { state in self.count = state }).disposed(by: bag)
  }

  private func counted(_ drop: Int) -> Int { count + drop }
}
