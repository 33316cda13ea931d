// Case: The owner of a cache is unknown: the cache keeps its models all the same. A model that another function makes, and then
// keeps, is a new object.
import Combine
import UIKit

final class Song {
  @Published var title = ""
}

final class SongStore {
  private var songs: [Int: Song] = [:]

  func song(at row: Int) -> Song {
    if let song = songs[row] { return song }
    let song = Song()
    songs[row] = song
    return song
  }
}

final class SongCell: UITableViewCell {
  private var cancellables = Set<AnyCancellable>()

  func configure(_ song: Song) {
    song.$title
      .sink { [weak self] in self?.textLabel?.text = $0 }  // expect: unbalanced_lifecycle
      .store(in: &cancellables)
  }
}

final class Tabs: UITabBarController {
  let store = SongStore()
}

final class SongList: UITableViewController {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath) as! SongCell
    guard let tabs = tabBarController as? Tabs else { return cell }
    cell.configure(tabs.store.song(at: indexPath.row))
    return cell
  }
}

final class Editor: UIViewController {
  private var songs = [Song(), Song()]
  private var cancellables = Set<AnyCancellable>()

  override func viewDidLoad() {
    super.viewDidLoad()
    for song in songs { observe(song) }
  }

  @objc func add() {
    let song = Song()
    songs.append(song)
    observe(song)
  }

  private func observe(_ song: Song) {
    song.$title
      .sink { [weak self] in self?.title = $0 }
      .store(in: &cancellables)
  }
}
