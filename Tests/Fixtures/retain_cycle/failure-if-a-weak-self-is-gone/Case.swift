// Case: does a stream end that fails only if a weak `self` is gone? It goes on as long as something keeps that object.
import RxRelay
import RxSwift

enum HarborError: Error { case closed, storm }

final class Harbor {
  let ships = BehaviorRelay<[Int]>(value: [])

  func arrivals() -> Observable<Int> {
    ships.flatMap { [weak self] (ships: [Int]) in
      guard let self else { throw HarborError.closed }
      return Observable.just(ships.count + self.ships.value.count)
    }
  }

  func departures() -> Observable<Int> {
    ships.map { [weak self] (ships: [Int]) in
      guard self != nil else { throw HarborError.closed }
      if ships.isEmpty { throw HarborError.storm }
      return ships.count
    }
  }

  func signals() -> Observable<Int> {
    Observable.create { [weak self] observer in
      guard let self else {
        observer.onError(HarborError.closed)
        return Disposables.create()
      }
      self.listen { observer.onNext($0) }
      return Disposables.create()
    }
  }

  func rest() -> Observable<Int> {
    Observable.create { [weak self] observer in
      guard let this = self, !this.ships.value.isEmpty else {
        observer.onError(HarborError.storm)
        return Disposables.create()
      }
      this.listen { observer.onNext($0) }
      return Disposables.create()
    }
  }

  func listen(_ handler: @escaping (Int) -> Void) { handler(1) }
}

final class HarborModel {
  private let bag = DisposeBag()
  private let harbor: Harbor
  private weak var neighbor: Harbor?
  private var count = 0

  init(harbor: Harbor, neighbor: Harbor) {
    self.harbor = harbor
    self.neighbor = neighbor
    harbor.arrivals().subscribe(onNext: { self.count = $0 }).disposed(by: bag)  // expect: retain_cycle
    harbor.signals().subscribe(onNext: { self.count = $0 }).disposed(by: bag)  // expect: retain_cycle
    // Other conditions fail, too.
    harbor.departures().subscribe(onNext: { self.count = $0 }).disposed(by: bag)
    harbor.rest().subscribe(onNext: { self.count = $0 }).disposed(by: bag)
  }

  // Nobody keeps the other object for the model.
  func watchNeighbor() {
    neighbor?.arrivals().subscribe(onNext: { self.count = $0 }).disposed(by: bag)
    neighbor?.signals().subscribe(onNext: { self.count = $0 }).disposed(by: bag)
  }
}

// The old harbor ends when the model moves, and the next event finds it gone.
final class MovingModel {
  private let bag = DisposeBag()
  private var harbor = Harbor()
  private var count = 0

  func watch() {
    harbor.arrivals().subscribe(onNext: { self.count = $0 }).disposed(by: bag)
  }

  func move() { harbor = Harbor() }
}

// The `self` is a number, and nil from the beginning or never.
extension Optional where Wrapped == Int {
  func berths(_ ships: Observable<Int>) -> Observable<Int> {
    ships.map { ship in
      guard let first = self else { throw HarborError.closed }
      return first + ship
    }
  }
}

final class BerthModel {
  private let bag = DisposeBag()
  private let ships = BehaviorRelay<Int>(value: 0)
  private var first: Int?
  private var count = 0

  func watch() {
    first.berths(ships.asObservable()).subscribe(onNext: { self.count = $0 }).disposed(by: bag)
  }
}

func openHarbor() -> [AnyObject] { [HarborModel(harbor: Harbor(), neighbor: Harbor()), MovingModel(), BerthModel()] }
