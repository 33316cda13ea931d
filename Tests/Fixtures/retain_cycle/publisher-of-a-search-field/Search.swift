// Case: has the field of a search bar a member that the program adds to text fields?
import Combine
import UIKit

extension UITextField {
  var changes: AnyPublisher<Void, Never> {
    NotificationCenter.default.publisher(for: UITextField.textDidChangeNotification, object: self)
      .map { _ in }.eraseToAnyPublisher()
  }
}

final class SearchController: UIViewController {
  @IBOutlet private weak var searchBar: UISearchBar!
  private var bag = Set<AnyCancellable>()

  override func viewDidLoad() {
    super.viewDidLoad()
    searchBar.searchTextField.changes.sink { self.search() }.store(in: &bag)  // expect: retain_cycle
    searchBar.searchTextField.changes.sink { [weak self] in self?.search() }.store(in: &bag)
  }

  private func search() {}
}

final class Library {
  func open() -> UIViewController { SearchController() }
}
