// Case: a function of the program gets the class of a cell, and hands out a cell of the class that was in use before.
import RxCocoa
import RxSwift
import UIKit

class BedCell: UITableViewCell {
  let harvest = UIButton()
  private let note = UITextField()
  var bag = DisposeBag()
  var notes: Observable<String> { note.rx.text.orEmpty.asObservable() }
}

final class BedRow: BedCell {}

final class GateHeader: UICollectionReusableView {
  let open = UIButton()
}

extension UITableView {
  func next<Cell: UITableViewCell>(_ type: Cell.Type, at path: IndexPath) -> Cell? {
    dequeueReusableCell(withIdentifier: "\(type)", for: path) as? Cell
  }

  /// No list keeps the new view.
  func anew<Cell: UITableViewCell>(_ type: Cell.Type, for path: IndexPath) -> Cell? { Cell() }
}

extension UICollectionView {
  func header<View: UICollectionReusableView>(kind: String, type: View.Type, at path: IndexPath) -> View {
    guard let view = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "gate", for: path) as? View else {
      fatalError()
    }
    return view
  }
}

final class BedsController: UIViewController, UITableViewDataSource {
  private let list = UITableView()
  private let bag = DisposeBag()
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    list.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let cell = list.next(BedRow.self, at: indexPath) else { return UITableViewCell() }
    cell.harvest.rx.tap
      .subscribe(onNext: { cell.isSelected = true })  // expect: retain_cycle, unbalanced_lifecycle
      .disposed(by: cell.bag)
    cell.notes
      .subscribe(onNext: { self.title = $0 })  // expect: retain_cycle, unbalanced_lifecycle
      .disposed(by: bag)
    return cell
  }

  func preview(_ path: IndexPath) {
    guard let cell = list.anew(BedCell.self, for: path) else { return }
    cell.notes.subscribe(onNext: { self.title = $0 }).disposed(by: bag)
  }
}

final class GatesController: UIViewController {
  private let bag = DisposeBag()
  private var source: UICollectionViewDiffableDataSource<Int, Int>?
  private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

  override func viewDidLoad() {
    super.viewDidLoad()
    source = UICollectionViewDiffableDataSource(collectionView: list) { _, _, _ in nil }
    source?.supplementaryViewProvider = { [weak self] list, kind, path in
      guard let self else { return nil }
      let header = list.header(kind: kind, type: GateHeader.self, at: path)
      header.open.rx.tap
        .subscribe(onNext: { self.show() })  // expect: retain_cycle, unbalanced_lifecycle
        .disposed(by: bag)
      return header
    }
  }

  private func show() {}
}

@MainActor
func open(_ stack: UINavigationController) {
  stack.pushViewController(BedsController(), animated: true)
  stack.pushViewController(GatesController(), animated: true)
}
