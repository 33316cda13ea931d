// Case: A closure that another object keeps completes the subject that it is given.
import Combine
import UIKit

final class GateKeeper {
  var close: (PassthroughSubject<Int, Never>) -> Void = { gate in gate.send(completion: .finished) }
}

final class GateScreen: UIViewController {
  let arrivals = PassthroughSubject<Int, Never>()
  let departures = PassthroughSubject<Int, Never>()
  private let keeper: GateKeeper
  private var subscriptions: Set<AnyCancellable> = []

  init(keeper: GateKeeper) {
    self.keeper = keeper
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    arrivals.sink { self.title = "\($0)" }.store(in: &subscriptions)
    departures.sink { self.title = "\($0)" }.store(in: &subscriptions)  // expect: retain_cycle
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    keeper.close(arrivals)
  }
}

final class GateMenu: UIViewController {
  @objc func open() { navigationController?.pushViewController(GateScreen(keeper: GateKeeper()), animated: true) }
}
