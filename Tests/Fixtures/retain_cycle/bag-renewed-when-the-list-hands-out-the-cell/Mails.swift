// Case: a list hands out a cell, and code renews the bag of the cell before it observes. This ends what the cell observed
// before. The cells on screen keep the controller, and with it the list, when the screen is gone.
import RxCocoa
import RxSwift
import UIKit

final class MailCell: UITableViewCell {
  let flag = UIButton()
  var bag = DisposeBag()
}

final class MailsController: UIViewController, UITableViewDataSource {
  private let list = UITableView()
  private var flagged = 0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { flagged }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let cell = tableView.dequeueReusableCell(withIdentifier: "mail", for: indexPath) as? MailCell else {
      return UITableViewCell()
    }
    cell.bag = DisposeBag()
    cell.flag.rx.tap.subscribe(onNext: { self.flagged += 1 }).disposed(by: cell.bag)  // expect: retain_cycle
    observe(cell)
    return cell
  }

  private func observe(_ cell: MailCell) {
    cell.flag.rx.tap.subscribe(onNext: { self.flagged += 1 }).disposed(by: cell.bag)  // expect: retain_cycle
  }
}
