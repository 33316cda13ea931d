// A closure of an operator behind the namespace of a library holds the row that the namespace stands for.
import RxCocoa
import RxSwift
import UIKit

final class RateRow: UITableViewCell {
  let more = UIButton()
  var rate = 0
  var bag = DisposeBag()

  override func prepareForReuse() {
    super.prepareForReuse()
    bag = DisposeBag()
  }
}

extension Reactive where Base: RateRow {
  var rates: Observable<Int> { base.more.rx.tap.map { self.base.rate } }
}

final class RatesController: UITableViewController {
  private var sum = 0

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = tableView.dequeueReusableCell(withIdentifier: "rate", for: indexPath) as! RateRow
    row.rx.rates.subscribe(onNext: { [weak self] in self?.sum += $0 }).disposed(by: row.bag)  // expect: retain_cycle
    return row
  }
}
