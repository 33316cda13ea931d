// Case: a relay that a protocol requires never completes, whoever has it
import RxCocoa
import RxSwift
import UIKit

protocol Toggle {
  var isOn: BehaviorRelay<Bool> { get }
  /// Who conforms may make a request on each read.
  var isAllowed: Observable<Bool> { get }
}

final class TogglesController: UITableViewController {
  private let bag = DisposeBag()
  var toggles: [any Toggle] = []

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    toggles[indexPath.row].isOn
      .subscribe(onNext: { cell.accessoryType = $0 ? .checkmark : .none })  // expect: unbalanced_lifecycle
      .disposed(by: bag)
    toggles[indexPath.row].isOn.take(1)
      .subscribe(onNext: { cell.isHighlighted = $0 })
      .disposed(by: bag)
    toggles[indexPath.row].isAllowed
      .subscribe(onNext: { cell.isUserInteractionEnabled = $0 })
      .disposed(by: bag)
    return cell
  }
}
