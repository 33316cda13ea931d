import UIKit

final class Tracks: UITableViewController {
  private var tracks: [Track] = []

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    let track = tracks[indexPath.row]
    if let cell = cell as? TitleCell {
      cell.track = track
    } else if let cell = cell as? VolumeCell {
      cell.show(track)
    } else if let cell = cell as? FreshCell {
      cell.track = track
    } else if let cell = cell as? CarefulCell {
      cell.track = track
    } else if let cell = cell as? OwningCell {
      cell.track = Track()
    }
    return cell
  }
}

final class MixedTracks: UITableViewController {
  private var tracks: [Track] = []

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "weak", for: indexPath) as! Configurable
    cell.show(tracks[indexPath.row])
    return cell
  }
}
