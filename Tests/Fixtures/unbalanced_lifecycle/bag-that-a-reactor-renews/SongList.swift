// Case: ReactorKit renews the bag of a view each time the view gets a reactor. Without a new reactor the observations of a
// reused cell pile up.
import ReactorKit
import RxCocoa
import RxSwift
import UIKit

final class SongReactor: Reactor {
  enum Action { case play }
  struct State { var isPlaying = false }
  let initialState = State()
}

final class SongCell: UICollectionViewCell, View {
  let button = UIButton()
  var disposeBag = DisposeBag()
  func bind(reactor: SongReactor) {}
}

final class SongList: UIViewController {
  private let chosen = PublishRelay<Int>()
  private var views: UICollectionView!
  private var songs: UICollectionViewDiffableDataSource<Int, Int>?
  private var favourites: UICollectionViewDiffableDataSource<Int, Int>?

  override func viewDidLoad() {
    super.viewDidLoad()
    songs = UICollectionViewDiffableDataSource<Int, Int>(
      collectionView: views,
      cellProvider: { views, path, song in
        guard let cell = views.dequeueReusableCell(withReuseIdentifier: "song", for: path) as? SongCell else {
          return nil
        }
        cell.reactor = SongReactor()
        cell.button.rx.tap.map { song }
          .bind(to: self.chosen)
          .disposed(by: cell.disposeBag)
        return cell
      })
    favourites = UICollectionViewDiffableDataSource<Int, Int>(
      collectionView: views,
      cellProvider: { views, path, song in
        guard let cell = views.dequeueReusableCell(withReuseIdentifier: "song", for: path) as? SongCell else {
          return nil
        }
        cell.button.rx.tap.map { song }
          .bind(to: self.chosen)  // expect: unbalanced_lifecycle
          .disposed(by: cell.disposeBag)
        return cell
      })
  }
}
