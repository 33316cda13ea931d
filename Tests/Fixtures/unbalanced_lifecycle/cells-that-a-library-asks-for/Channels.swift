// Case: a library runs a closure that returns a reused cell, and the cell observes a model
import Bond
import ReactiveKit
import UIKit

final class Channel {
  let name = Observable("name")
  let balance = Observable("0")
}

final class ChannelCell: UITableViewCell {
  private let nameLabel = UILabel()
  private let balanceLabel = UILabel()
  private let reuseBag = DisposeBag()

  func show(_ channel: Channel) {
    channel.name
      .bind(to: nameLabel.reactive.text)  // expect: unbalanced_lifecycle
      .dispose(in: reactive.bag)
    channel.balance
      .bind(to: balanceLabel.reactive.text)
      .dispose(in: reuseBag)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuseBag.dispose()
  }
}

final class ChannelController: UITableViewController {
  private let channels = MutableObservableArray<Channel>([])

  override func viewDidLoad() {
    super.viewDidLoad()
    channels.bind(to: tableView) { channels, path, tableView in
      let cell: ChannelCell = tableView.cell(for: path)
      let channel = channels[path.row]
      cell.show(channel)
      return cell
    }
  }
}

/// Each call of the closure has a cell of its own, which no list uses again.
final class ChannelView: UIView {
  private let nameLabel = UILabel()

  func show(_ channel: Channel) {
    channel.name
      .bind(to: nameLabel.reactive.text)
      .dispose(in: reactive.bag)
  }
}

final class BoardController: UIViewController {
  private let channels = MutableObservableArray<Channel>([])

  override func viewDidLoad() {
    super.viewDidLoad()
    channels.observeViews { channel in
      let view = ChannelView()
      view.show(channel)
      return view
    }
  }
}

extension UITableView {
  func cell<Cell: UITableViewCell>(for path: IndexPath) -> Cell {
    guard let cell = dequeueReusableCell(withIdentifier: String(describing: Cell.self), for: path) as? Cell else {
      fatalError("no cell of the class is registered")
    }
    return cell
  }
}
