// Case: a function of the program that returns what the table's dequeue returns hands out cells that were in use before. A
// function that makes a cell does not, nor does a function of another module.
import Combine
import SharedTables
import UIKit

final class Player {
  static let shared = Player()
  let progress = PassthroughSubject<Double, Never>()
}

final class SongCell: UITableViewCell {
  private var sinks: Set<AnyCancellable> = []

  func configure() {
    Player.shared.progress.sink { [weak self] _ in self?.setNeedsLayout() }.store(in: &sinks)  // expect: unbalanced_lifecycle
  }
}

final class NewSongCell: UITableViewCell {
  private var sinks: Set<AnyCancellable> = []

  func configure() {
    Player.shared.progress.sink { [weak self] _ in self?.setNeedsLayout() }.store(in: &sinks)
  }
}

final class SharedSongCell: UITableViewCell {
  private var sinks: Set<AnyCancellable> = []

  func configure() {
    Player.shared.progress.sink { [weak self] _ in self?.setNeedsLayout() }.store(in: &sinks)
  }
}

extension UITableView {
  func nextCell<Cell: UITableViewCell>(at path: IndexPath) -> Cell {
    guard let cell = waiting(at: path) as? Cell else { fatalError("no such cell") }
    return cell
  }

  private func waiting(at path: IndexPath) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: "song", for: path)
  }

  func newCell(at path: IndexPath) -> NewSongCell { NewSongCell(style: .default, reuseIdentifier: nil) }
}

final class SongList: UITableViewController {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if indexPath.section == 0 {
      let cell: SongCell = tableView.nextCell(at: indexPath)
      cell.configure()
      return cell
    }
    if indexPath.section == 1 {
      let cell = tableView.newCell(at: indexPath)
      cell.configure()
      return cell
    }
    let cell: SharedSongCell = tableView.sharedCell(at: indexPath)
    cell.configure()
    return cell
  }
}
