// Case: a new bag in front of the subscription ends the earlier subscription of the cell, and leaves the new cycle.
import RxCocoa
import RxSwift
import UIKit

final class TagCell: UITableViewCell {
  let buy = UIButton()
  var price = 0
  var bag = DisposeBag()
}

final class TagList: UITableViewController {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "price", for: indexPath) as! TagCell
    cell.bag = DisposeBag()
    cell.buy.rx.tap
      .subscribe(onNext: { print(cell.price) })  // expect: retain_cycle
      .disposed(by: cell.bag)
    return cell
  }
}

final class OfferCell: UITableViewCell {
  let buy = UIButton()
  var price = 0
  var bag = DisposeBag()
}

/// The cell gets another bag when it leaves the screen.
final class OfferList: UITableViewController {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "offer", for: indexPath) as! OfferCell
    cell.bag = DisposeBag()
    cell.buy.rx.tap
      .subscribe(onNext: { print(cell.price) })
      .disposed(by: cell.bag)
    return cell
  }

  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard let cell = cell as? OfferCell else { return }
    cell.bag = DisposeBag()
  }
}

final class DealCell: UITableViewCell {
  let buy = UIButton()
  var price = 0
  var bag = DisposeBag()
}

/// A row without a deal empties the cell.
final class DealList: UITableViewController {
  var deals: [Int?] = []

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "deal", for: indexPath) as! DealCell
    cell.bag = DisposeBag()
    if deals[indexPath.row] == nil { return cell }
    cell.buy.rx.tap
      .subscribe(onNext: { print(cell.price) })
      .disposed(by: cell.bag)
    return cell
  }
}
