// Case: a controller keeps its list, the list keeps its cells, and a button of such a cell keeps an observer that nobody ends.
import RxCocoa
import RxSwift
import UIKit

final class StaffCell: UITableViewCell {
  let lock = UIButton()
  let call = UIButton()
  var help = UIButton()
  var menu = UIButton()

  override func prepareForReuse() {
    super.prepareForReuse()
    help = UIButton()
  }
}

final class StaffController: UIViewController {
  private let table = UITableView()
  private let staff = BehaviorRelay<[String]>(value: [])
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    staff.bind(to: table.rx.items(cellIdentifier: "staff", cellType: StaffCell.self)) { [weak self] _, name, cell in
      guard let self else { return }
      cell.lock.rx.tap.asDriver().drive(onNext: { [self] in lock(name) })  // expect: retain_cycle, unbalanced_lifecycle
      // Another button comes in place of this one, and ends its events.
      cell.help.rx.tap.subscribe(onNext: { [self] in lock(name) })
      cell.menu = UIButton()
      cell.menu.rx.tap.subscribe(onNext: { [self] in lock(name) })  // expect: retain_cycle
      cell.call.rx.tap.take(1).subscribe(onNext: { self.lock(name) })
    }
    .disposed(by: bag)
  }

  /// The list is another object's.
  func fill(_ other: UITableView) {
    staff.bind(to: other.rx.items(cellIdentifier: "staff", cellType: StaffCell.self)) { [weak self] _, name, cell in
      guard let self else { return }
      cell.lock.rx.tap.subscribe(onNext: { [self] in lock(name) })
    }
    .disposed(by: bag)
  }

  private func lock(_ name: String) {}
}

final class TeamController: UICollectionViewController {
  private var count = 0

  override func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let cell = list.dequeueReusableCell(withReuseIdentifier: "team", for: path) as! TeamCell
    cell.join.rx.tap.subscribe(onNext: { self.count += 1 })  // expect: retain_cycle, unbalanced_lifecycle
    return cell
  }

  /// The view ends where nobody shows it.
  func header() -> UICollectionViewCell {
    let cell = TeamCell()
    cell.join.rx.tap.subscribe(onNext: { self.count += 1 })
    return cell
  }
}

final class TeamCell: UICollectionViewCell {
  let join = UIButton()
}

/// A list keeps its source weakly, and the source keeps no list.
final class TeamSource: NSObject, UICollectionViewDataSource {
  private var count = 0

  func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let cell = list.dequeueReusableCell(withReuseIdentifier: "team", for: path) as! TeamCell
    cell.join.rx.tap.subscribe(onNext: { self.count += 1 })
    return cell
  }
}

func show(in navigation: UINavigationController) {
  navigation.pushViewController(StaffController(), animated: true)
  navigation.pushViewController(TeamController(), animated: true)
}
