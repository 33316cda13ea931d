// Case: is a relay, a replaying subject or a property of a wrapper that projects a subject without an end?
import Combine
import CombineExt
import RxCocoa
import RxSwift

@propertyWrapper struct Observed<Value> {
  var wrappedValue: Value { didSet { projectedValue.value = wrappedValue } }
  var projectedValue: CurrentValueSubject<Value, Never>

  init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
    projectedValue = CurrentValueSubject(wrappedValue)
  }
}

@propertyWrapper struct Once<Value> {
  var wrappedValue: Value
  var projectedValue: Just<Value> { Just(wrappedValue) }
}

final class Service {
  @Observed var persons = 0
  @Once var name = ""
}

final class ListModel {
  let service = Service()
  private let refresh = PassthroughRelay<Void>()
  private let state = CurrentValueRelay<Int>(0)
  private var bag: Set<AnyCancellable> = []
  private var shown = 0

  func start() {
    service.$persons.sink { self.shown = $0 }.store(in: &bag)  // expect: retain_cycle
    service.$name.sink { self.shown = $0.count }.store(in: &bag)
    refresh.sink { self.shown += 1 }.store(in: &bag)  // expect: retain_cycle
    state.sink { self.shown = $0 }.store(in: &bag)  // expect: retain_cycle
    state.sink { [weak self] in self?.shown = $0 }.store(in: &bag)
  }
}

final class Presenter {
  private let items = ReplaySubject<Int>.create(bufferSize: 1)
  private let count = BehaviorRelay<Int>(value: 0)
  private let bag = DisposeBag()
  private var shown = 0

  func start() {
    items.subscribe(onNext: { self.shown = $0 }).disposed(by: bag)  // expect: retain_cycle
    count.bind { self.shown = $0 }.disposed(by: bag)  // expect: retain_cycle
    count.bind { [weak self] in self?.shown = $0 }.disposed(by: bag)
  }
}
