import Combine
import UIKit

final class RootViewController: UIViewController {
  private let updates = PassthroughSubject<Int, Never>()
  private var bag = Set<AnyCancellable>()
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    updates.sink { self.count = $0 }.store(in: &bag)  // expect: note retain_cycle
  }
}
