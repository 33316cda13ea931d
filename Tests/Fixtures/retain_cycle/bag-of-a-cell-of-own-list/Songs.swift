// Case: a controller keeps its list, the list keeps the cells on screen, and a bag of such a cell keeps an observation that
// holds the controller. The end in `prepareForReuse` leaves the cells on screen.
import Combine
import RxCocoa
import RxSwift
import UIKit

final class SongCell: UITableViewCell {
  let more = UIButton()
  let picked = PassthroughSubject<Void, Never>()
  var bag = DisposeBag()
  var tokens = Set<AnyCancellable>()

  override func prepareForReuse() {
    super.prepareForReuse()
    bag = DisposeBag()
    tokens = []
  }
}

final class SongsController: UIViewController, UITableViewDataSource {
  private let list = UITableView()
  private var count = 0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath) as! SongCell
    cell.more.rx.tap.subscribe(onNext: { self.count += 1 }).disposed(by: cell.bag)  // expect: retain_cycle
    cell.picked.sink { [weak self] in self?.count = 0 }.store(in: &cell.tokens)
    observe(cell)
    return cell
  }

  private func observe(_ cell: SongCell) {
    cell.picked.sink { self.count = 0 }.store(in: &cell.tokens)  // expect: retain_cycle
  }
}

final class AlbumsController: UICollectionViewController {
  private var count = 0

  private lazy var albums = UICollectionView.CellRegistration<AlbumCell, Int> { [weak self] cell, _, _ in
    guard let self else { return }
    cell.picked.sink { self.count += 1 }.store(in: &cell.tokens)  // expect: retain_cycle
  }

  override func collectionView(_ list: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    list.dequeueReusableCell(withReuseIdentifier: "album", for: indexPath).then { cell in
      guard let cell = cell as? AlbumCell else { return }
      cell.picked.sink { self.count += 1 }.store(in: &cell.tokens)  // expect: retain_cycle
    }
  }
}

final class AlbumCell: UICollectionViewCell {
  let picked = PassthroughSubject<Void, Never>()
  var tokens = Set<AnyCancellable>()

  override func prepareForReuse() {
    super.prepareForReuse()
    tokens = []
  }
}
