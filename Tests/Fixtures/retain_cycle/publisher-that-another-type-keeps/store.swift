// Case: The closure of an operator captures the store that keeps the publisher, and not the subscriber.
import Combine
import UIKit

final class Store {
  static let shared = Store()
  private let changes = PassthroughSubject<Int, Never>()
  private var threshold = 3
  private(set) lazy var bigChanges: AnyPublisher<Int, Never> =
    changes.filter { $0 > self.threshold }.eraseToAnyPublisher()
}

final class ChartController: UIViewController {
  private let changes = PassthroughSubject<Int, Never>()
  private lazy var ownChanges = changes.filter { $0 > self.view.tag }
  private var bag: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    Store.shared.bigChanges.sink { [weak self] in self?.title = "\($0)" }.store(in: &bag)
    ownChanges.sink { [weak self] in self?.title = "\($0)" }.store(in: &bag)  // expect: error retain_cycle
  }
}

func open(from root: UINavigationController) {
  root.pushViewController(ChartController(), animated: true)
}
