// Case: does a call on a cell put a new relay in the place of the relay that is observed?
import RxRelay
import RxSwift
import UIKit

final class BookCell: UICollectionViewCell {
  var taps: PublishRelay<Int>?
  var marks: PublishRelay<Int>?
  var turns: PublishRelay<Int>?

  func fill(_ number: Int) {
    taps = PublishRelay<Int>()
    if number > 0 { marks = PublishRelay<Int>() }
  }

  func renewTurns() { turns = PublishRelay<Int>() }
}

final class BookShelf: UIViewController {
  private let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private var source: UICollectionViewDiffableDataSource<Int, Int>!
  private let bag = DisposeBag()
  private let chosen = PublishRelay<Int>()

  override func viewDidLoad() {
    super.viewDidLoad()
    source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { [weak self] list, path, number in
      guard let self,
        let cell = list.dequeueReusableCell(withReuseIdentifier: "book", for: path) as? BookCell
      else { return UICollectionViewCell() }
      cell.fill(number)
      cell.taps?.subscribe(onNext: { [weak self] in self?.chosen.accept($0) }).disposed(by: self.bag)
      // Not each pass replaces this relay.
      cell.marks?.subscribe(onNext: { [weak self] in self?.chosen.accept($0) })  // expect: unbalanced_lifecycle
        .disposed(by: self.bag)
      // The relay is replaced too late.
      cell.turns?.subscribe(onNext: { [weak self] in self?.chosen.accept($0) })  // expect: unbalanced_lifecycle
        .disposed(by: self.bag)
      cell.renewTurns()
      return cell
    }
  }
}
