// These observations end before the cell is on screen, when it leaves the screen, or when the screen goes.
import RxCocoa
import RxSwift
import UIKit

final class DraftCell: UITableViewCell {
  let flag = UIButton()
  var bag = DisposeBag()
}

final class DraftsController: UITableViewController {
  private var flagged = 0

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "draft", for: indexPath) as! DraftCell
    cell.flag.rx.tap.subscribe(onNext: { self.flagged += 1 }).disposed(by: cell.bag)
    cell.bag = DisposeBag()
    return cell
  }
}

final class NoteCell: UITableViewCell {
  let flag = UIButton()
  var bag = DisposeBag()
}

final class NotesController: UITableViewController {
  private var flagged = 0

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath) as! NoteCell
    observe(cell)
    cell.bag = DisposeBag()
    return cell
  }

  private func observe(_ cell: NoteCell) {
    cell.flag.rx.tap.subscribe(onNext: { self.flagged += 1 }).disposed(by: cell.bag)
  }
}

final class TaskCell: UITableViewCell {
  let flag = UIButton()
  var tokens = DisposeBag()
}

final class TasksController: UITableViewController {
  private var flagged = 0

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath) as! TaskCell
    cell.tokens = DisposeBag()
    cell.flag.rx.tap.subscribe(onNext: { self.flagged += 1 }).disposed(by: cell.tokens)
    return cell
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    for case let cell as TaskCell in tableView.visibleCells { cell.tokens = DisposeBag() }
  }
}

final class EventCell: UITableViewCell {
  let flag = UIButton()
  var bag = DisposeBag()
}

final class EventsController: UITableViewController {
  private var flagged = 0
  private var leave: () -> Void = {}

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "event", for: indexPath) as! EventCell
    leave = { cell.bag = DisposeBag() }
    cell.flag.rx.tap.subscribe(onNext: { self.flagged += 1 }).disposed(by: cell.bag)
    return cell
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    leave()
  }
}
