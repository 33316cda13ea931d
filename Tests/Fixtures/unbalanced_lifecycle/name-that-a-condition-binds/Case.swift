// Case: does a condition let the code run once that only binds a name? A method of the bound object changes nothing of it.
import Combine
import UIKit

final class BerthCell: UITableViewCell {
  private var bag = Set<AnyCancellable>()
  private weak var page: UIViewController?

  func insert(page: UIViewController) { self.page = page }

  func show(_ number: Int) {
    NotificationCenter.default.publisher(for: Notification.Name("Tide"))
      .sink { [weak self] _ in self?.textLabel?.text = "\(number)" }  // expect: unbalanced_lifecycle
      .store(in: &bag)
  }
}

final class BerthController: UIViewController, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let cell = tableView.dequeueReusableCell(withIdentifier: "berth", for: indexPath) as? BerthCell else {
      return UITableViewCell()
    }
    cell.show(indexPath.row)
    cell.insert(page: self)
    return cell
  }
}

// The condition asks the set that the same pass fills.
final class KnownBerths: UIViewController {
  private var bag = Set<AnyCancellable>()
  private let known: NSMutableSet? = NSMutableSet()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let names = known, names.count == 0 else { return }
    names.add("tide")
    NotificationCenter.default.publisher(for: Notification.Name("Tide"))
      .sink { [weak self] _ in self?.title = "tide" }
      .store(in: &bag)
  }
}
