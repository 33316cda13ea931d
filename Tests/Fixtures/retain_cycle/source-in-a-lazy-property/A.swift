// Case: a property keeps the source of a list, and the closure of the source holds the owner.
import RxCocoa
import RxDataSources
import RxSwift
import UIKit

final class StationsController: UIViewController {
  private let table = UITableView()
  private let stations = BehaviorRelay<[SectionModel<String, String>]>(value: [])
  private let bag = DisposeBag()
  private var count = 0

  private lazy var source = RxTableViewSectionedReloadDataSource<SectionModel<String, String>>(
    configureCell: { _, table, path, _ in
      self.count += 1
      return table.dequeueReusableCell(withIdentifier: "station", for: path)
    })

  private lazy var weakSource = RxTableViewSectionedReloadDataSource<SectionModel<String, String>>(
    configureCell: { [weak self] _, table, path, _ in
      self?.count += 1
      return table.dequeueReusableCell(withIdentifier: "station", for: path)
    })

  private lazy var madeInSteps: RxTableViewSectionedReloadDataSource<SectionModel<String, String>> = {
    let source = RxTableViewSectionedReloadDataSource<SectionModel<String, String>>(
      configureCell: { _, table, path, _ in table.dequeueReusableCell(withIdentifier: "station", for: path) })
    source.titleForHeaderInSection = { _, section in "\(self.count) \(section)" }
    return source
  }()

  private lazy var weakInSteps: RxTableViewSectionedReloadDataSource<SectionModel<String, String>> = {
    let source = RxTableViewSectionedReloadDataSource<SectionModel<String, String>>(
      configureCell: { _, table, path, _ in table.dequeueReusableCell(withIdentifier: "station", for: path) })
    source.titleForHeaderInSection = { [weak self] _, section in "\(self?.count ?? 0) \(section)" }
    return source
  }()

  // Other code sets the property.
  private lazy var changing = RxTableViewSectionedReloadDataSource<SectionModel<String, String>>(
    configureCell: { _, table, path, _ in
      self.count += 1
      return table.dequeueReusableCell(withIdentifier: "station", for: path)
    })

  override func viewDidLoad() {
    super.viewDidLoad()
    stations
      .bind(to: table.rx.items(dataSource: source))  // expect: retain_cycle
      .disposed(by: bag)
    stations
      .bind(to: table.rx.items(dataSource: self.source))  // expect: retain_cycle
      .disposed(by: bag)
    stations
      .bind(to: table.rx.items(dataSource: weakSource))
      .disposed(by: bag)
    stations
      .bind(to: table.rx.items(dataSource: madeInSteps))  // expect: retain_cycle
      .disposed(by: bag)
    stations
      .bind(to: table.rx.items(dataSource: weakInSteps))
      .disposed(by: bag)
    changing = weakSource
    stations
      .bind(to: table.rx.items(dataSource: changing))
      .disposed(by: bag)
  }
}

func controllers() -> [UIViewController] { [StationsController(), StationsController()] }
