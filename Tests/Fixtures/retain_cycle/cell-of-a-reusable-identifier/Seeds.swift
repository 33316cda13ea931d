// Case: ReusableKit: the identifier of a cell says of which class the cell is that a list hands out.
import ReusableKit
import RxCocoa
import RxSwift
import UIKit

final class SeedCell: UITableViewCell {
  let sow = UIButton()
  var bag = DisposeBag()

  override func prepareForReuse() {
    super.prepareForReuse()
    bag = DisposeBag()
  }
}

/// A cell without a bag of its own.
final class PotCell: UITableViewCell {
  let water = UIButton()
}

enum Cells {
  static let seed = ReusableCell<SeedCell>()
  static let pot = ReusableCell<PotCell>(identifier: "pot")
}

final class SeedsController: UITableViewController {
  private let local = ReusableCell<SeedCell>()

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if indexPath.section == 1 {
      let cell = tableView.dequeue(local, for: indexPath)
      cell.sow.rx.tap
        .subscribe(onNext: { cell.isSelected = true })  // expect: retain_cycle
        .disposed(by: cell.bag)
      return cell
    }
    let cell = tableView.dequeue(Cells.seed, for: indexPath)
    cell.sow.rx.tap
      .subscribe(onNext: { cell.isSelected = true })  // expect: retain_cycle
      .disposed(by: cell.bag)
    cell.sow.rx.tap
      .subscribe(onNext: { [weak cell] in cell?.isSelected = true })
      .disposed(by: cell.bag)
    return cell
  }

  /// The class of the cell is unknown, and so is its bag.
  func fill(_ list: UITableView, _ identifier: ReusableBox, _ path: IndexPath) {
    let cell = list.dequeue(identifier, for: path)
    cell.sow.rx.tap
      .subscribe(onNext: { cell.isSelected = true })
      .disposed(by: cell.bag)
  }
}

@MainActor
func open(_ stack: UINavigationController) {
  stack.pushViewController(SeedsController(style: .plain), animated: true)
}
