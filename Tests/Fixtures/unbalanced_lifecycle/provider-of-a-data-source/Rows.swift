// Case: does the closure of a data source configure reused cells, also behind an alias or in a subclass of the type?
import Combine
import UIKit

final class Meter {
  let level = CurrentValueSubject<Int, Never>(0)
}

final class MeterItem: NSObject {
  let meter: Meter
  init(meter: Meter) { self.meter = meter }
}

enum Row: Hashable {
  case meter(MeterItem)
  case space
}

typealias Rows = UITableViewDiffableDataSource<Int, Row>

final class EditableRows: UITableViewDiffableDataSource<Int, MeterItem> {
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}

final class MeterCell: UITableViewCell {
  private var bag = Set<AnyCancellable>()
  private var item: MeterItem? {
    didSet {
      guard let item else { return }
      item.meter.level.sink { [weak self] in self?.tag = $0 }.store(in: &bag)  // expect: unbalanced_lifecycle
    }
  }

  func show(_ item: MeterItem) { self.item = item }
}

final class LevelCell: UITableViewCell {
  private var bag = Set<AnyCancellable>()

  func show(_ item: MeterItem) {
    item.meter.level.sink { [weak self] in self?.tag = $0 }.store(in: &bag)  // expect: unbalanced_lifecycle
  }
}

final class GridCell: UICollectionViewCell {
  private var bag = Set<AnyCancellable>()

  func show(_ item: MeterItem) {
    item.meter.level.sink { [weak self] in self?.tag = $0 }.store(in: &bag)  // expect: unbalanced_lifecycle
  }
}

final class CleanCell: UITableViewCell {
  private var bag = Set<AnyCancellable>()

  override func prepareForReuse() {
    super.prepareForReuse()
    bag.removeAll()
  }

  func show(_ item: MeterItem) { item.meter.level.sink { [weak self] in self?.tag = $0 }.store(in: &bag) }
}

final class Screen: UITableViewController {
  private lazy var rows = Rows(tableView: tableView) { tableView, indexPath, row in
    switch row {
    case .meter(let item):
      let cell = tableView.dequeueReusableCell(withIdentifier: "meter", for: indexPath) as? MeterCell
      cell?.show(item)
      return cell
    case .space: return nil
    }
  }
  private lazy var editable = EditableRows(tableView: tableView) { tableView, indexPath, item in
    let cell = tableView.dequeueReusableCell(withIdentifier: "level", for: indexPath)
    (cell as? LevelCell)?.show(item)
    (cell as? CleanCell)?.show(item)
    return cell
  }
  private let registration = UICollectionView.CellRegistration<GridCell, MeterItem> { cell, _, item in
    cell.show(item)
  }
}
