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

protocol Lending: AnyObject {
  var lent: Set<AnyCancellable> { get set }
  var listed: Set<AnyCancellable> { get set }
}
protocol Forgetting: AnyObject {
  var forgotten: Set<AnyCancellable> { get set }
  var assigned: Set<AnyCancellable> { get set }
  var fresh: Set<AnyCancellable> { get set }
}
protocol Quitting: AnyObject { var ended: Set<AnyCancellable> { get set } }

private var key: UInt8 = 0
private var lentKey: UInt8 = 0
private var forgottenKey: UInt8 = 0
private var assignedKey: UInt8 = 0
private var endedKey: UInt8 = 0
private var lists: [ObjectIdentifier: Set<AnyCancellable>] = [:]

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

// Another object, or a global, has the bag.
extension Lending {
  var lent: Set<AnyCancellable> {
    get { (objc_getAssociatedObject(Portrait.shared, &lentKey) as? Set<AnyCancellable>) ?? [] }
    set { objc_setAssociatedObject(Portrait.shared, &lentKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
  var listed: Set<AnyCancellable> {
    get { lists[ObjectIdentifier(self)] ?? [] }
    set { lists[ObjectIdentifier(self)] = newValue }
  }
}

// The object does not keep the value, or gets none.
extension Forgetting {
  var forgotten: Set<AnyCancellable> {
    get { (objc_getAssociatedObject(self, &forgottenKey) as? Set<AnyCancellable>) ?? [] }
    set { objc_setAssociatedObject(self, &forgottenKey, nil, .OBJC_ASSOCIATION_RETAIN) }
  }
  var assigned: Set<AnyCancellable> {
    get { (objc_getAssociatedObject(self, &assignedKey) as? Set<AnyCancellable>) ?? [] }
    set { objc_setAssociatedObject(self, &assignedKey, newValue, .OBJC_ASSOCIATION_ASSIGN) }
  }
  var fresh: Set<AnyCancellable> {
    get { [] }
    set { print(newValue.count) }
  }
}

// Code takes the value away without the property.
extension Quitting {
  var ended: Set<AnyCancellable> {
    get { (objc_getAssociatedObject(self, &endedKey) as? Set<AnyCancellable>) ?? [] }
    set { objc_setAssociatedObject(self, &endedKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
  func quit() { objc_setAssociatedObject(self, &endedKey, nil, .OBJC_ASSOCIATION_RETAIN) }
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

final class WideRow: UITableViewCell, Lending, Forgetting, Quitting { var place: String? }

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
    let wide = tableView.dequeueReusableCell(withIdentifier: "wide", for: path) as! WideRow
    model.$place.sink { wide.place = $0 }.store(in: &wide.lent)
    model.$place.sink { wide.place = $0 }.store(in: &wide.listed)
    model.$place.sink { wide.place = $0 }.store(in: &wide.forgotten)
    model.$place.sink { wide.place = $0 }.store(in: &wide.assigned)
    model.$place.sink { wide.place = $0 }.store(in: &wide.fresh)
    model.$place.sink { wide.place = $0 }.store(in: &wide.ended)
    return cell
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    for cell in tableView.visibleCells {
      (cell as? SmallRow)?.stop()
      (cell as? WideRow)?.quit()
      (cell as? StoredRow)?.stop()
    }
  }
}

func controllers() -> [UIViewController] { [PortraitController(), PortraitController()] }
