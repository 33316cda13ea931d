// Case: does an object keep an observation in a bag that the extension of a protocol associates with the object?
import Combine
import ObjectiveC
import UIKit

protocol Observing: AnyObject { var observations: Set<AnyCancellable> { get set } }
protocol Borrowing: AnyObject { var borrowed: Set<AnyCancellable> { get set } }
protocol Storing: AnyObject {
  var stored: Set<AnyCancellable> { get set }
  var kept: Set<AnyCancellable> { get set }
}

private var key: UInt8 = 0

extension Observing where Self: UIResponder {
  var observations: Set<AnyCancellable> {
    get { (objc_getAssociatedObject(self, &key) as? Set<AnyCancellable>) ?? [] }
    set { objc_setAssociatedObject(self, &key, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}

extension Borrowing {
  var borrowed: Set<AnyCancellable> {
    get { Portrait.shared.lent }
    set { Portrait.shared.lent = newValue }
  }
}

extension Storing {
  var stored: Set<AnyCancellable> {
    get { kept }
    set { kept = newValue }
  }
}

final class Portrait {
  static let shared = Portrait()
  var lent: Set<AnyCancellable> = []
  @Published var place: String?
  func clear() { lent = [] }
}

final class FaceRow: UITableViewCell, Observing {
  var place: String?
  override func prepareForReuse() {
    super.prepareForReuse()
    observations = []
  }
}

final class SmallRow: UITableViewCell, Observing {
  var place: String?
  func stop() { observations = [] }
}

final class LentRow: UITableViewCell, Borrowing { var place: String? }

final class StoredRow: UITableViewCell, Storing {
  var place: String?
  var kept: Set<AnyCancellable> = []
  func stop() { kept = [] }
}

final class PortraitController: UITableViewController {
  let model = Portrait()

  override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "portrait", for: path) as! FaceRow
    model.$place.sink { cell.place = $0 }.store(in: &cell.observations)  // expect: retain_cycle
    model.$place.sink { [weak cell] in cell?.place = $0 }.store(in: &cell.observations)
    // Code empties the bag.
    let small = tableView.dequeueReusableCell(withIdentifier: "small", for: path) as! SmallRow
    model.$place.sink { small.place = $0 }.store(in: &small.observations)
    // Another object, or another property, keeps the observation.
    let lent = tableView.dequeueReusableCell(withIdentifier: "lent", for: path) as! LentRow
    model.$place.sink { lent.place = $0 }.store(in: &lent.borrowed)
    let stored = tableView.dequeueReusableCell(withIdentifier: "stored", for: path) as! StoredRow
    model.$place.sink { stored.place = $0 }.store(in: &stored.stored)
    return cell
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    for cell in tableView.visibleCells {
      (cell as? SmallRow)?.stop()
      (cell as? StoredRow)?.stop()
    }
  }
}

func controllers() -> [UIViewController] { [PortraitController(), PortraitController()] }
