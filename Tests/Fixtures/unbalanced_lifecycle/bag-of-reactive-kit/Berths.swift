// Case: ReactiveKit and Bond: a reused cell adds one more observation to the bag that the library gives each object
import Bond
import ReactiveKit
import UIKit

final class Berth {
  let name = Observable("")
  let isFree = Observable(true)
}

protocol Choice {
  var isChosen: Observable<Bool> { get }
}

final class BerthCell: UITableViewCell {
  private let bagUntilReuse = DisposeBag()
  private let nameLabel = UILabel()
  private let stateLabel = UILabel()

  override func prepareForReuse() {
    super.prepareForReuse()
    bagUntilReuse.dispose()
  }

  func show(_ berth: Berth) {
    berth.name.bind(to: nameLabel.reactive.text).dispose(in: reactive.bag)  // expect: unbalanced_lifecycle
    berth.name.bind(to: stateLabel.reactive.text).dispose(in: bagUntilReuse)
    berth.isFree.observeNext { [weak self] in self?.isHidden = $0 }.dispose(in: reactive.bag)  // expect: unbalanced_lifecycle
    berth.isFree.observeNext { [weak self] in self?.isHidden = $0 }.dispose(in: bagUntilReuse)
  }
}

final class BerthsController: UITableViewController {
  var berths: [Berth] = []
  var choices: [any Choice] = []

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "berth", for: indexPath) as! BerthCell
    cell.show(berths[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    choices[indexPath.row].isChosen
      .observeNext { cell.accessoryType = $0 ? .checkmark : .none }  // expect: unbalanced_lifecycle
      .dispose(in: reactive.bag)
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let label = UILabel()
    // The binding ends with the label.
    berths[section].name.bind(to: label.reactive.text).dispose(in: reactive.bag)
    return label
  }
}
