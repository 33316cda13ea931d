// Case: RxCocoa: nobody keeps the disposable of a binding to a view's contents. The view keeps the closures that make the contents.
import RxCocoa
import RxSwift
import UIKit

final class RowsController: UIViewController {
  private let rows = BehaviorRelay<[String]>(value: [])
  private let table = UITableView()
  private let picker = UIPickerView()
  private let colors = [UIColor.red]
  private let menu = MenuBar()
  private let bag = DisposeBag()
  private var next = UITableView()
  private weak var lost: UITableView!
  private var late: UITableView!

  override func viewDidLoad() {
    super.viewDidLoad()
    rows.bind(to: table.rx.items(cellIdentifier: "row", cellType: UITableViewCell.self)) { [self] row, _, cell in  // expect: retain_cycle
      cell.backgroundColor = colors[row]
    }
    rows.bind(to: table.rx.items) { table, row, _ in self.cell(table, row) }  // expect: retain_cycle
    _ = Observable.just(["one"]).bind(to: picker.rx.itemTitles) { row, _ in "\(self.colors[row])" }  // expect: retain_cycle
    _ = rows.take(1).bind(to: table.rx.items(cellIdentifier: "row")) { row, _, cell in  // expect: retain_cycle
      cell.backgroundColor = self.colors[row]
    }
    _ = rows.map { self.sorted($0) }.bind(to: table.rx.items(cellIdentifier: "row")) { _, _, _ in }  // expect: retain_cycle
    bindWeakly()
    bindForAWhile()
    bindMenu()
  }

  private func bindWeakly() {
    rows.bind(to: table.rx.items(cellIdentifier: "row", cellType: UITableViewCell.self)) { [weak self] row, _, cell in
      cell.backgroundColor = self?.colors[row]
    }
    // The publisher completes, and lets go of its operators.
    _ = Observable.just(["one"]).map { self.sorted($0) }
      .bind(to: table.rx.items(cellIdentifier: "row")) { _, _, _ in }
  }

  private func bindForAWhile() {
    let binding = rows.bind(to: table.rx.items(cellIdentifier: "row")) { row, _, cell in
      cell.backgroundColor = self.colors[row]
    }
    binding.dispose()
  }

  /// The table is another object's.
  func fill(_ other: UITableView) {
    _ = Observable.just(["one"]).bind(to: other.rx.items(cellIdentifier: "row")) { row, _, cell in
      cell.backgroundColor = self.colors[row]
    }
  }

  /// The program's own binder, which lets go of operators with what it is bound to.
  private func bindMenu() {
    Observable.just(["one"]).map { self.sorted($0) }.bind(to: menu.rx.items).disposed(by: bag)
    _ = rows.take(3).map { self.sorted($0) }.bind(to: menu.rx.items)
    // Another table comes in place of this one.
    _ = rows.bind(to: next.rx.items(cellIdentifier: "row")) { row, _, cell in cell.backgroundColor = self.colors[row] }
    // Nobody keeps the table.
    let local = UITableView()
    lost = local
    _ = rows.bind(to: lost.rx.items(cellIdentifier: "row")) { row, _, cell in cell.backgroundColor = self.colors[row] }
    // The first table replaces none.
    _ = rows.bind(to: late.rx.items(cellIdentifier: "row")) { row, _, cell in  // expect: retain_cycle
      cell.backgroundColor = self.colors[row]
    }
  }

  override func viewDidDisappear(_ animated: Bool) { next = UITableView() }

  override func loadView() {
    late = UITableView()
    view = late
  }

  private func cell(_ table: UITableView, _ row: Int) -> UITableViewCell { UITableViewCell() }
  private func sorted(_ rows: [String]) -> [String] { colors.isEmpty ? rows : rows.sorted() }
}

final class MenuBar: UIView {
  var list: [String] = []
}

extension Reactive where Base: MenuBar {
  var items: Binder<[String]> { Binder(base) { $0.list = $1 } }
}

final class Opener {
  func open(in navigation: UINavigationController) { navigation.pushViewController(RowsController(), animated: true) }
}
