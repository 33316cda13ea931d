// Case: does a cell add an observation to a model on each pass that keeps its own observations?
import Combine
import UIKit

final class Song {
  @Published var name = ""
  private var bag: Set<AnyCancellable> = []

  func observe(_ receive: @escaping (String) -> Void) {
    $name.sink(receiveValue: receive).store(in: &bag)  // expect: unbalanced_lifecycle
  }
}

final class Draft {
  @Published var name = ""
  private var bag: Set<AnyCancellable> = []

  func observe(_ receive: @escaping (String) -> Void) {
    $name.sink(receiveValue: receive).store(in: &bag)
  }
}

final class SongCell: UITableViewCell {
  func show(_ song: Song) {
    song.observe { [weak self] in self?.textLabel?.text = $0 }
  }

  func showDraft(_ draft: Draft) {
    draft.observe { [weak self] in self?.textLabel?.text = $0 }
  }
}

final class Songs: UITableViewController {
  private let songs = [Song(), Song()]

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath) as! SongCell
    if indexPath.section == 0 { cell.show(songs[indexPath.row]) } else { cell.showDraft(Draft()) }
    return cell
  }
}
