// Case: does `publisher` send what a list has and end, or is it the property of an object of another module?
import Combine
import StoresOfAnotherModule
import UIKit

final class SettingsController: UIViewController {
  var store: Store<Int>!
  private let titles = ["a", "b"]
  private var first: String?
  private var chosen: Store<Int>?
  private let label = UILabel()
  private var bag: Set<AnyCancellable> = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    store.publisher.sink { [weak self] _ in self?.label.text = "" }.store(in: &bag)  // expect: unbalanced_lifecycle
    titles.publisher.sink { [weak self] in self?.label.text = $0 }.store(in: &bag)
    first.publisher.sink { [weak self] in self?.label.text = $0 }.store(in: &bag)
    chosen.publisher.sink { [weak self] _ in self?.label.text = "" }.store(in: &bag)
    (1...3).publisher.sink { [weak self] in self?.label.text = "\($0)" }.store(in: &bag)
  }
}
