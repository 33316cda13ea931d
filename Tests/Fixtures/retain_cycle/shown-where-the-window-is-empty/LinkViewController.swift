import Combine
import UIKit

final class LinkViewController: UIViewController {
  private let updates = PassthroughSubject<Int, Never>()
  private var bag = Set<AnyCancellable>()
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    updates.sink { self.count = $0 }.store(in: &bag)  // expect: error retain_cycle
  }
}
