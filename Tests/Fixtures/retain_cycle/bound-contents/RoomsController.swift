// Case: RxCocoa: does a binding keep the closures that make a view's contents?
import RxCocoa
import RxDataSources
import RxSwift
import UIKit

final class RoomsController: UIViewController {
  private let rooms = BehaviorRelay<[SectionModel<String, Int>]>(value: [])
  private let table = UITableView()
  private let disposeBag = DisposeBag()
  private let identifier = "room"

  override func viewDidLoad() {
    super.viewDidLoad()
    bindSource()
    bindNamedClosure()
    bindMadeSource()
    bindTitles()
    bindCells()
    bindWeakly()
  }

  private func bindSource() {
    let source = RxTableViewSectionedReloadDataSource<SectionModel<String, Int>>(configureCell: { _, table, path, _ in
      table.dequeueReusableCell(withIdentifier: self.identifier, for: path)
    })
    rooms.bind(to: table.rx.items(dataSource: source)).disposed(by: disposeBag)  // expect: retain_cycle
  }

  private func bindNamedClosure() {
    let configure: (TableViewSectionedDataSource<SectionModel<String, Int>>, UITableView, IndexPath, Int) -> UITableViewCell = {
      _, table, path, _ in
      table.dequeueReusableCell(withIdentifier: self.identifier, for: path)
    }
    let source = RxTableViewSectionedReloadDataSource<SectionModel<String, Int>>(configureCell: configure)
    // The publisher completes, and the view goes on to show what it sent.
    Observable.just([]).bind(to: table.rx.items(dataSource: source)).disposed(by: disposeBag)  // expect: retain_cycle
  }

  private func bindMadeSource() {
    rooms.asDriver().drive(table.rx.items(dataSource: madeSource())).disposed(by: disposeBag)  // expect: retain_cycle
  }

  private func madeSource() -> RxTableViewSectionedReloadDataSource<SectionModel<String, Int>> {
    RxTableViewSectionedReloadDataSource(configureCell: { _, table, path, _ in
      table.dequeueReusableCell(withIdentifier: self.identifier, for: path)
    })
  }

  private func bindTitles() {
    let source = RxTableViewSectionedReloadDataSource<SectionModel<String, Int>>(configureCell: { _, table, path, _ in
      table.dequeueReusableCell(withIdentifier: "room", for: path)
    })
    source.titleForHeaderInSection = { _, section in self.title(of: section) }
    rooms.bind(to: table.rx.items(dataSource: source)).disposed(by: disposeBag)  // expect: retain_cycle
  }

  private func bindCells() {
    rooms
      .bind(to: table.rx.items(cellIdentifier: identifier)) { _, _, cell in self.fill(cell) }  // expect: retain_cycle
      .disposed(by: disposeBag)
  }

  private func bindWeakly() {
    let source = RxTableViewSectionedReloadDataSource<SectionModel<String, Int>>(configureCell: {
      [weak self] _, table, path, _ in
      table.dequeueReusableCell(withIdentifier: self?.identifier ?? "", for: path)
    })
    rooms.bind(to: table.rx.items(dataSource: source)).disposed(by: disposeBag)
    rooms
      .bind(to: table.rx.items(cellIdentifier: identifier)) { [weak self] _, _, cell in self?.fill(cell) }
      .disposed(by: disposeBag)
  }

  private func title(of section: Int) -> String? { rooms.value[section].model }
  private func fill(_ cell: UITableViewCell) {}
}

final class RoomsOpener {
  func open() -> UIViewController { RoomsController() }
  func openAgain() -> UIViewController { RoomsController() }
}
