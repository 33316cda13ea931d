// Case: does a property of a data source run its closure for each view, and a data source of an initializer without a name?
import Combine
import UIKit

final class Sorting {
  let order = CurrentValueSubject<Int, Never>(0)
}

final class CommentHeader: UICollectionReusableView {
  var bag = Set<AnyCancellable>()
}

final class CommentCell: UICollectionViewCell {
  var bag = Set<AnyCancellable>()
}

final class CommentsController: UIViewController {
  private let sorting = Sorting()
  private let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private var source: UICollectionViewDiffableDataSource<Int, Int>!
  private var provider: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    source = .init(collectionView: collection) { [weak self] collection, indexPath, _ in
      guard let self,
        let cell = collection.dequeueReusableCell(withReuseIdentifier: "comment", for: indexPath) as? CommentCell
      else { return nil }
      bindCell(cell)
      return cell
    }
    source.supplementaryViewProvider = { [weak self] collection, kind, indexPath in
      let view = collection.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "h", for: indexPath)
      guard let header = view as? CommentHeader else { return view }
      self?.bindHeader(header)
      return header
    }
    // Nobody knows how often the program runs its own closure.
    provider = { [weak self] in self?.bindOnce() }
  }

  private func bindCell(_ cell: CommentCell) {
    sorting.order.sink { [weak cell] in cell?.tag = $0 }.store(in: &cell.bag)  // expect: unbalanced_lifecycle
  }

  private func bindHeader(_ header: CommentHeader) {
    sorting.order.sink { [weak header] in header?.tag = $0 }.store(in: &header.bag)  // expect: unbalanced_lifecycle
  }

  private var bag = Set<AnyCancellable>()

  private func bindOnce() {
    sorting.order.sink { [weak self] in self?.view.tag = $0 }.store(in: &bag)
  }
}
