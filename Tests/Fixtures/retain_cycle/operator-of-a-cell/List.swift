// Case: is a cell in a cycle whose bag keeps an operator of the cell's own observable? The operator's closure holds the cell.
import RxCocoa
import RxSwift
import UIKit

final class TextCell: UITableViewCell {
  private let field = UITextField()
  private(set) var bag = DisposeBag()

  var text: Observable<String> {
    field.rx.controlEvent(.editingChanged).flatMap { Observable.just(self.field.text ?? "") }
  }

  var length: Observable<Int> {
    field.rx.controlEvent(.editingChanged).flatMap { [weak self] in Observable.just(self?.field.text?.count ?? 0) }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    bag = DisposeBag()
  }
}

final class ListController: UITableViewController {
  private let bag = DisposeBag()

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath) as? TextCell else {
      return UITableViewCell()
    }
    cell.text.subscribe(onNext: { [weak self] in self?.title = $0 }).disposed(by: cell.bag)  // expect: retain_cycle
    cell.length.subscribe(onNext: { [weak self] in self?.title = "\($0)" }).disposed(by: cell.bag)
    return cell
  }
}

final class Opener {
  func open(_ controller: UIViewController) {
    controller.present(ListController(), animated: true)
  }
}
