// Case: a private helper that only `prepareForReuse` runs leaves the cells on screen, and one that is followed by the next
// observation ends nothing. If the list runs the helper, too, the list may end the observation.
import Combine
import UIKit

final class TrackCell: UITableViewCell {
  private let updates = PassthroughSubject<Int, Never>()
  private var bag = Set<AnyCancellable>()

  func begin() {
    updates.sink { _ in self.show() }.store(in: &bag)  // expect: retain_cycle
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    clear()
  }

  private func clear() { bag.removeAll() }
  private func show() {}
}

final class AlbumCell: UITableViewCell {
  private let updates = PassthroughSubject<Int, Never>()
  private var bag = Set<AnyCancellable>()

  func configure() {
    clear()
    updates.sink { _ in self.show() }.store(in: &bag)  // expect: retain_cycle
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    clear()
  }

  private func clear() {
    bag.forEach { $0.cancel() }
    bag.removeAll()
  }

  private func show() {}
}

final class ArtistCell: UITableViewCell {
  private let updates = PassthroughSubject<Int, Never>()
  private var bag = Set<AnyCancellable>()

  func begin() {
    updates.sink { _ in self.show() }.store(in: &bag)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    clear()
  }

  func end() { clear() }
  private func clear() { bag.removeAll() }
  private func show() {}
}

final class ArtistList: UITableViewController {
  override func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath) {
    (cell as? ArtistCell)?.end()
  }
}
