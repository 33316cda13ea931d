// Case: subscriptions that are dropped, in a class with a bag
import Combine
import UIKit

final class Colonnade: UIViewController {
  private let titles = PassthroughSubject<String, Never>()
  private var bag = Set<AnyCancellable>()
  private var name = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    _ = titles
      .map { $0 + "!" }
      .sink {
        self.title = $0
      }
    let unused = titles.sink { [weak self] in self?.title = $0 }
    _ = titles.assign(to: \.name, on: self)
  }
}
