// Case: does the live query of a database end before its observation?
import Combine
import RealmSwift
import RxRealm
import RxSwift

final class Plant: Object {
  @Persisted var name = ""
}

final class PlantList {
  private let realm: Realm
  private var bag: Set<AnyCancellable> = []
  private let disposeBag = DisposeBag()
  private(set) var rows: [String] = []

  init(realm: Realm) {
    self.realm = realm
    let plants = realm.objects(Plant.self).sorted(byKeyPath: "name")
    plants.collectionPublisher
      .map(self.names)
      .sink(receiveCompletion: { _ in }, receiveValue: { [weak self] in self?.rows = $0 })  // expect: retain_cycle
      .store(in: &bag)
    plants.changesetPublisher(keyPaths: ["name"])
      .freeze()
      .sink { _ in self.rows = [] }  // expect: retain_cycle
      .store(in: &bag)
    plants.collectionPublisher
      .map { plants in plants.map(\.name) }
      .sink(receiveCompletion: { _ in }, receiveValue: { [weak self] in self?.rows = $0 })
      .store(in: &bag)
    plants.collectionPublisher.first().sink(receiveCompletion: { _ in }, receiveValue: { self.rows = [$0[0].name] })
      .store(in: &bag)
    Observable.array(from: plants).subscribe(onNext: { self.rows = self.names($0) })  // expect: retain_cycle
      .disposed(by: disposeBag)
    // The program's own operator of the name, and its own function for publishers.
    plants.changesetPublisher.threadSafeReference()
      .sink { _ in self.rows = [] }
      .store(in: &bag)
    Observable.changeset(from: ["fern"]).subscribe(onNext: { self.rows = $0 }).disposed(by: disposeBag)
    // An object of another module, whose function may give anything.
    Downloads.shared.array(from: "plants").subscribe(onNext: { (rows: [String]) in self.rows = rows })
      .disposed(by: disposeBag)
  }

  private func names<Plants: Sequence>(_ plants: Plants) -> [String] where Plants.Element == Plant {
    plants.map(\.name)
  }
}

extension Publisher {
  func threadSafeReference() -> Just<String> { Just("") }
}

extension ObservableType where Element == [String] {
  static func changeset(from names: [String]) -> Observable<[String]> { .just(names) }
}

struct Shelf {
  let titles: [String]
  /// The program's own property of the name.
  var changesetPublisher: Just<[String]> { Just(titles) }
}

final class ShelfModel {
  private var bag: Set<AnyCancellable> = []
  private var rows: [String] = []

  init(shelf: Shelf) {
    shelf.changesetPublisher.sink { self.rows = $0 }.store(in: &bag)
  }
}

final class PlantScreen {
  func open(_ realm: Realm) {
    _ = PlantList(realm: realm)
    _ = ShelfModel(shelf: Shelf(titles: []))
  }
}
