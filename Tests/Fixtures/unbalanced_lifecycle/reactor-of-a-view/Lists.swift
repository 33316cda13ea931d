// Case: the `reactor` of a ReactorKit view is the same object each time that the view shows a header. A new reactor renews
// the bag of its view.
import ReactorKit
import RxCocoa
import RxSwift
import UIKit

final class GalleryReactor: Reactor {
  enum Action { case open }
  struct State { var count = 0 }
  let initialState = State()
}

final class GalleryHeader: UICollectionReusableView { let label = UILabel() }

final class GalleryController: UIViewController, View {
  var disposeBag = DisposeBag()
  private let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private var source: UICollectionViewDiffableDataSource<Int, Int>?

  func bind(reactor: GalleryReactor) {
    source?.supplementaryViewProvider = { [weak self] list, kind, path in
      let header = list.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "h", for: path)
      if let header = header as? GalleryHeader { self?.fill(header) }
      return header
    }
  }

  private func fill(_ header: GalleryHeader) {
    reactor?.state
      .map { "\($0.count)" }
      .bind(to: header.label.rx.text)  // expect: unbalanced_lifecycle
      .disposed(by: disposeBag)
  }
}

final class PictureCell: UITableViewCell, View {
  private let label = UILabel()
  var disposeBag = DisposeBag()

  func bind(reactor: GalleryReactor) {}

  func fill() {
    reactor?.state
      .map { "\($0.count)" }
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
  }
}

final class PicturesController: UITableViewController {
  private let pictures = [GalleryReactor()]

  override func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = list.dequeueReusableCell(withIdentifier: "picture", for: path) as! PictureCell
    cell.reactor = pictures[path.row]
    cell.fill()
    return cell
  }
}
