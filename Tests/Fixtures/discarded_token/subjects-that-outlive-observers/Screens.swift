// Case: a dropped observation of a subject that lives as long as the process goes on after its owner.
import ReactiveSwift
import RxSwift
import UIKit

final class ShipController: UIViewController {
  private let (lifetime, token) = Lifetime.make()
  private let dock = Dock()
  private let bag = DisposeBag()
  private var disposable: ReactiveSwift.Disposable?

  override func viewDidLoad() {
    super.viewDidLoad()
    chosenShip.signal.filterMap { $0 }
      .observeValues { [weak self] in self?.title = "\($0)" }  // expect: discarded_token
    Fleet.shared.state.signal.observeValues { [weak self] in self?.title = "\($0)" }  // expect: discarded_token
    Fleet.shared.state.producer.prefix(value: 0)
      .startWithValues { [weak self] in self?.title = "\($0)" }  // expect: discarded_token
    _ = Fleet.alarms.subscribe(onNext: { [weak self] in self?.title = $0 })  // expect: discarded_token
    // It holds its owner: that is a cycle.
    chosenShip.signal.observeValues { self.title = "\($0 ?? 0)" }  // expect: retain_cycle
  }

  func follow(_ dock: Dock) {
    chosenShip.signal.take(during: lifetime).observeValues { [weak self] in self?.title = "\($0 ?? 0)" }
    chosenShip.signal.take(first: 1).observeValues { [weak self] in self?.title = "\($0 ?? 0)" }
    disposable = chosenShip.signal.observeValues { [weak self] in self?.title = "\($0 ?? 0)" }
    Fleet.alarms.subscribe(onNext: { [weak self] in self?.title = $0 }).disposed(by: bag)
    // The property ends with the dock.
    dock.berths.signal.observeValues { [weak self] in self?.title = "\($0)" }
    self.dock.berths.signal.observeValues { [weak self] in self?.title = "\($0)" }
    // Another property takes the place of this property.
    Fleet.shared.replaced.signal.observeValues { [weak self] in self?.title = "\($0)" }
  }

  deinit { disposable?.dispose() }
}

/// The program makes a single harbour.
final class HarbourModel {
  static let shared = HarbourModel()
  private var ship = 0

  private init() {
    chosenShip.signal.observeValues { [weak self] in self?.ship = $0 ?? 0 }
  }
}

final class PortController: UIViewController {
  @objc func open() { present(ShipController(), animated: true) }
}
