// Case: ReactiveKit and Bond: a property of the library keeps its observers for as long as it lives
import Bond
import ReactiveKit
import UIKit

final class Sailor {
  let name = Observable("")
  let rank = Property(0)
  let orders = PassthroughSubject<String, Never>()
}

final class SailorController: UIViewController {
  private let sailor = Sailor()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    sailor.name.observeNext { name in self.title = name }.dispose(in: bag)  // expect: retain_cycle
    sailor.rank.map { "\($0)" }.observeNext { self.title = $0 }.dispose(in: reactive.bag)  // expect: retain_cycle
    sailor.orders.observeNext(with: { self.title = $0 }).dispose(in: bag)  // expect: retain_cycle
    sailor.name.observeNext { [weak self] name in self?.title = name }.dispose(in: bag)
    sailor.name.first().observeNext { name in self.title = name }.dispose(in: bag)
    sailor.name.bind(to: self) { controller, name in controller.title = name }
  }

  /// The sailor may end before the controller, and its property ends with it.
  func follow(_ other: Sailor) {
    other.name.observeNext { name in self.title = name }.dispose(in: bag)
  }
}

final class CrewController: UIViewController {
  @objc func open() { navigationController?.pushViewController(SailorController(), animated: true) }
}
