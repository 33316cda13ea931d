// Case: does a closure hold the bag of a structure, if the closure holds a copy of the structure?
import Combine
import RxCocoa
import RxSwift

struct BasketPresenter {
  private let items = BehaviorRelay<Int>(value: 0)
  private let total = BehaviorRelay<Int>(value: 0)
  private let bag = DisposeBag()

  func start() {
    items.map { $0 + 1 }.subscribe(onNext: { self.total.accept($0) }).disposed(by: bag)  // expect: retain_cycle
    items.map { $0 + 1 }.subscribe(onNext: { total.accept($0) }).disposed(by: bag)  // expect: retain_cycle
    items.map { $0 + 1 }.subscribe(onNext: { [total] in total.accept($0) }).disposed(by: bag)
    items.map { $0 + 1 }.bind(to: total).disposed(by: bag)
    items.take(1).subscribe(onNext: { self.total.accept($0) }).disposed(by: bag)
  }
}

// The copy in the closure holds the former set.
struct BasketCounter {
  private let counts = CurrentValueSubject<Int, Never>(0)
  private let total = CurrentValueSubject<Int, Never>(0)
  private var bag = Set<AnyCancellable>()

  mutating func start() {
    let copy = self
    counts.sink { copy.total.send($0) }.store(in: &bag)
  }
}

func start() {
  BasketPresenter().start()
  BasketPresenter().start()
}
