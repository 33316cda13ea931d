// Case: does a reused cell add one more sink to its own collection, unless `prepareForReuse` empties it?
import Combine
import UIKit

final class Track: ObservableObject {
  @Published var title = ""
}

final class TrackCell: UITableViewCell {
  private var bag = Set<AnyCancellable>()

  func show(_ track: Track) {
    track.$title.sink { [weak self] in self?.textLabel?.text = $0 }.store(in: &bag)  // expect: unbalanced_lifecycle
  }
}

final class AlbumCell: UITableViewCell {
  private var bag = Set<AnyCancellable>()

  override func prepareForReuse() {
    super.prepareForReuse()
    bag.removeAll()
  }

  func show(_ track: Track) {
    track.$title.sink { [weak self] in self?.textLabel?.text = $0 }.store(in: &bag)
  }
}

final class Tracks: UITableViewController {
  private var tracks: [Track] = []

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let track = tracks[indexPath.row]
    if indexPath.section == 0 {
      let cell = tableView.dequeueReusableCell(withIdentifier: "track", for: indexPath) as! TrackCell
      cell.show(track)
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "album", for: indexPath) as! AlbumCell
    cell.show(track)
    return cell
  }
}
