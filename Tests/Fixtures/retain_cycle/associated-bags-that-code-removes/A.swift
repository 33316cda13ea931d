// Case: does a program that removes what is associated with objects keep an observation in an associated bag?
import Combine
import ObjectiveC
import UIKit

protocol Marking: AnyObject { var marks: Set<AnyCancellable> { get set } }

private var key: UInt8 = 0

extension Marking {
  var marks: Set<AnyCancellable> {
    get { (objc_getAssociatedObject(self, &key) as? Set<AnyCancellable>) ?? [] }
    set { objc_setAssociatedObject(self, &key, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}

extension UIView {
  func strip() { objc_removeAssociatedObjects(self) }
}

final class MarkRow: UITableViewCell, Marking { var place: String? }

final class MarkController: UITableViewController {
  @Published var place: String?

  override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "mark", for: path) as! MarkRow
    $place.sink { cell.place = $0 }.store(in: &cell.marks)
    return cell
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    for cell in tableView.visibleCells { cell.strip() }
  }
}

func controllers() -> [UIViewController] { [MarkController(), MarkController()] }
