// Case: a subscription that an appearance begins and drops
import Combine
import UIKit

final class Donjon: UIViewController {
  private let titles = PassthroughSubject<String, Never>()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    _ = titles.sink { [weak self] in self?.title = $0 }
  }
}
