// Case: a computed property makes the closure of an observation, and the closure holds the owner.
import RxCocoa
import RxDataSources
import RxSwift
import UIKit

typealias TramSource = RxTableViewSectionedReloadDataSource<SectionModel<String, String>>

final class TramsController: UIViewController {
  private let table = UITableView()
  private let trams = BehaviorRelay<[SectionModel<String, String>]>(value: [])
  private let bag = DisposeBag()
  private var count = 0

  private var configure: TramSource.ConfigureCell {
    return { _, table, path, _ in
      self.count += 1
      return table.dequeueReusableCell(withIdentifier: "tram", for: path)
    }
  }

  private var configureWeakly: TramSource.ConfigureCell {
    return { [weak self] _, table, path, _ in
      self?.count += 1
      return table.dequeueReusableCell(withIdentifier: "tram", for: path)
    }
  }

  private var show: ([SectionModel<String, String>]) -> Void {
    { rows in self.count = rows.count }
  }

  private var showSome: ([SectionModel<String, String>]) -> Void {
    if table.isHidden { return { _ in } }
    return { rows in self.count = rows.count }
  }

  // The getter returns the closure of a property, which no code shows.
  private var showGiven: ([SectionModel<String, String>]) -> Void { given ?? { _ in } }
  var given: (([SectionModel<String, String>]) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    let source = TramSource(configureCell: configure)
    let weakSource = TramSource(configureCell: configureWeakly)
    trams
      .bind(to: table.rx.items(dataSource: source))  // expect: retain_cycle
      .disposed(by: bag)
    trams
      .bind(to: table.rx.items(dataSource: weakSource))
      .disposed(by: bag)
    trams
      .subscribe(onNext: show)  // expect: retain_cycle
      .disposed(by: bag)
    trams
      .subscribe(onNext: showSome)
      .disposed(by: bag)
    trams
      .subscribe(onNext: showGiven)
      .disposed(by: bag)
  }
}

func controllers() -> [UIViewController] { [TramsController(), TramsController()] }
