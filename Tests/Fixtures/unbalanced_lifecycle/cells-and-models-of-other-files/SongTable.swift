import UIKit

final class SongTable: UITableViewController {
  private var songs: [Song] = []

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if songs.isEmpty {
      let cell = tableView.dequeueReusableCell(withIdentifier: "rest", for: indexPath) as! RestCell
      cell.rest(songs[indexPath.row])
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath) as! SongCell
    cell.play(songs[indexPath.row])
    return cell
  }
}
