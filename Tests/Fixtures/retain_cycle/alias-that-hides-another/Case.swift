// Case: The alias of a class hides a global alias of the name.
import Combine
import UIKit

typealias Supply = PassthroughSubject<Int, Never>

final class MarketScreen: UIViewController {
  typealias Supply = Just<Int>
  private let first: Supply = Just(1)
  private let second = Supply(2)
  private var subscriptions: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    first.sink { self.title = "\($0)" }.store(in: &subscriptions)
    second.sink { self.title = "\($0)" }.store(in: &subscriptions)
  }
}

final class StallScreen: UIViewController {
  private let supply = Supply()
  private var subscriptions: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    supply.sink { self.title = "\($0)" }.store(in: &subscriptions)  // expect: retain_cycle
  }
}

final class MarketMenu: UIViewController {
  @objc func open() {
    navigationController?.pushViewController(MarketScreen(), animated: true)
    navigationController?.pushViewController(StallScreen(), animated: true)
  }
}
