// Case: Bond: a binding to a list keeps the closure that fills its cells.
import Bond
import ReactiveKit
import UIKit

final class CraneCell: UITableViewCell {
  var lift: (() -> Void)?
}

final class CranesModel {
  let cranes = MutableObservableArray<String>([])
  func lift(_ name: String) {}
}

final class CranesController: UIViewController {
  @IBOutlet private var table: UITableView!
  private let model = CranesModel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.cranes.bind(to: table, cellType: CraneCell.self) { cell, name in  // expect: retain_cycle
      cell.lift = { [weak self] in self?.model.lift(name) }
    }.dispose(in: bag)
    model.cranes.bind(to: table, cellType: CraneCell.self, animated: false) { cell, name in  // expect: retain_cycle
      cell.lift = { self.model.lift(name) }
    }.dispose(in: bag)
    model.cranes.bind(to: table, cellType: CraneCell.self, rowAnimation: .fade) { [weak self] cell, name in
      cell.lift = { self?.model.lift(name) }
    }.dispose(in: bag)
    let model = model
    model.cranes.bind(to: table, cellType: CraneCell.self) { cell, name in
      cell.lift = { model.lift(name) }
    }.dispose(in: bag)
  }
}

/// The class has the list, and methods of the list's delegate, whose names begin like the list's.
final class DocksController: UITableViewController {
  private let model = CranesModel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.cranes.bind(to: tableView, cellType: CraneCell.self) { cell, name in cell.lift = {} }.dispose(in: bag)
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
}

final class HarbourController: UIViewController {
  @objc func open() {
    navigationController?.pushViewController(CranesController(), animated: true)
    navigationController?.pushViewController(DocksController(), animated: true)
  }
}
