// Case: does a binding end that an extension of the program hands on to a library? The view keeps what makes its cells.
import RxCocoa
import RxSwift
import UIKit

final class ShelfController: UIViewController {
  private let table = UITableView()
  private let bag = DisposeBag()
  private let books = ["Atlas", "Primer"]
  private var shown = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    Observable.just(books)
      .bind(to: table.rx.items(BookCell.self)) { _, book, cell in  // expect: retain_cycle
        cell.isHidden = book == self.books.last
      }
      .disposed(by: bag)
    Observable.just(books)
      .bind(to: table.rx.items(BookCell.self)) { [weak self] _, book, cell in
        cell.isHidden = book == self?.books.last
      }
      .disposed(by: bag)
    // The extension only runs the closure.
    Observable.just(books)
      .bind(to: table.rx.items(counted: BookCell.self)) { count in self.shown = count }
      .disposed(by: bag)
  }
}

final class BookCell: UITableViewCell {}

extension Reactive where Base: UITableView {
  func items<Rows: Sequence, Cell: UITableViewCell, Source: ObservableType>(_ cell: Cell.Type)
    -> (_ rows: Source) -> (_ configure: @escaping (Int, Rows.Element, Cell) -> Void) -> Disposable
  where Source.Element == Rows {
    return { rows in
      return { configure in
        let binder = rows.bind(to: self.base.rx.items(cellIdentifier: "\(cell)", cellType: cell)) { row, item, cell in
          configure(row, item, cell)
        }
        return binder
      }
    }
  }

  func items<Rows: Collection, Cell: UITableViewCell, Source: ObservableType>(counted cell: Cell.Type)
    -> (_ rows: Source) -> (_ count: @escaping (Int) -> Void) -> Disposable
  where Source.Element == Rows {
    { rows in { count in rows.subscribe(onNext: { count($0.count) }) } }
  }
}

func show(in navigation: UINavigationController) {
  navigation.pushViewController(ShelfController(), animated: true)
}
