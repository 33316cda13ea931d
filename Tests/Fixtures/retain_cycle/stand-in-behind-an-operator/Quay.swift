// Case: a stand-in that sends nothing does not end the publisher that an optional object gives.
import RxRelay
import RxSwift

final class Tides {
  let levels = PublishRelay<Int>()
  func first() -> Observable<Int> { Observable.just(1) }
}

final class Quay {
  private let bag = DisposeBag()
  var tides: Tides?
  private var last = 0

  func watch() {
    let raised = (tides?.levels.asObservable() ?? .empty()).map { self.last + $0 }
    let plain = tides?.levels.asObservable() ?? .just(0)
    Observable.combineLatest(plain, raised)
      .subscribe(onNext: { print($0) })  // expect: retain_cycle
      .disposed(by: bag)
  }

  // The publisher ends, or nothing keeps `self`.
  func read() {
    (tides?.first() ?? .empty()).map { self.last + $0 }.subscribe(onNext: { print($0) }).disposed(by: bag)
    (tides?.levels.asObservable() ?? .empty()).map { $0 + 1 }.subscribe(onNext: { print($0) }).disposed(by: bag)
    (tides?.levels.asObservable() ?? tides?.first() ?? .empty())
      .subscribe(onNext: { self.last = $0 })
      .disposed(by: bag)
  }
}

func open() -> Quay {
  let quay = Quay()
  quay.tides = Tides()
  quay.watch()
  quay.read()
  return quay
}
