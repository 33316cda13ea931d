// Case: a method stores the source of a list into a property, and the closure of the source holds the owner.
import RxCocoa
import RxDataSources
import RxSwift
import UIKit

typealias FerrySource = RxTableViewSectionedReloadDataSource<SectionModel<String, String>>

final class FerriesController: UIViewController {
  private let table = UITableView()
  private let ferries = BehaviorRelay<[SectionModel<String, String>]>(value: [])
  private let bag = DisposeBag()
  private var count = 0
  private var source: FerrySource!
  private var madeSource: FerrySource? = nil
  private var weakSource: FerrySource!
  private var changing: FerrySource!
  // Another object sets the source.
  var given: FerrySource!
  var harbour: FerrySource!

  override func viewDidLoad() {
    super.viewDidLoad()
    source = FerrySource(configureCell: { _, table, path, _ in
      self.count += 1
      return table.dequeueReusableCell(withIdentifier: "ferry", for: path)
    })
    madeSource = makeSource()
    weakSource = FerrySource(configureCell: { [weak self] _, table, path, _ in
      self?.count += 1
      return table.dequeueReusableCell(withIdentifier: "ferry", for: path)
    })
    changing = makeSource()
    bindSources()
  }

  private func makeSource() -> FerrySource {
    FerrySource(configureCell: { _, table, path, _ in
      self.count += 1
      return table.dequeueReusableCell(withIdentifier: "ferry", for: path)
    })
  }

  private func bindSources() {
    changing = weakSource
    ferries
      .map { $0 }
      .logged()
      .bind(to: table.rx.items(dataSource: source))  // expect: retain_cycle
      .disposed(by: bag)
    if let shown = madeSource {
      ferries
        .bind(to: table.rx.items(dataSource: shown))  // expect: retain_cycle
        .disposed(by: bag)
    }
    ferries
      .bind(to: table.rx.items(dataSource: weakSource))
      .disposed(by: bag)
    ferries
      .bind(to: table.rx.items(dataSource: changing))
      .disposed(by: bag)
    ferries
      .bind(to: table.rx.items(dataSource: given))
      .disposed(by: bag)
    ferries
      .bind(to: table.rx.items(dataSource: harbour))  // expect: retain_cycle
      .disposed(by: bag)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // The table keeps the source.
    madeSource = nil
  }
}
