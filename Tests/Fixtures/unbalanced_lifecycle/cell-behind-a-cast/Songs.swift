import Combine
import UIKit

protocol Playable {
  func play()
}

final class SongController: UIViewController, Playable {
  private let songs = CurrentValueSubject<Int, Never>(0)
  private var bag: Set<AnyCancellable> = []

  func play() { songs.sink { [weak self] in self?.title = "\($0)" }.store(in: &bag) }
}

class SongCell: UITableViewCell {}

final class LoudSongCell: SongCell, Playable {
  private let songs = CurrentValueSubject<Int, Never>(0)
  private var bag: Set<AnyCancellable> = []

  func play() { songs.sink { [weak self] in self?.tag = $0 }.store(in: &bag) }  // expect: unbalanced_lifecycle
}

final class Songs: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(LoudSongCell.self, forCellReuseIdentifier: "song")
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath) as! SongCell
    if let playable = cell as? Playable { playable.play() }
    return cell
  }
}
