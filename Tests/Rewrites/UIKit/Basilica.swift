// Case: observations that pile up in a bag of their own
import Combine
import UIKit

class Basilica: UIViewController {
  private let titles = PassthroughSubject<String, Never>()
  private var bag: Set<AnyCancellable> = []

  override func viewDidAppear(_ animated: Bool) {
    titles.sink { [weak self] in self?.title = $0 }.store(in: &bag)
  }
}
