// Case: a zip of publishers goes on as long as each of them does.
import Combine
import RxCocoa
import RxSwift
import UIKit

final class RowsController: UIViewController {
  private lazy var table = UITableView(frame: view.bounds)
  private let names = PublishSubject<String>()
  private let ages = PublishSubject<Int>()
  private let closing = PublishSubject<Int>()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    Observable.zip(table.rx.itemSelected, table.rx.modelSelected(String.self))
      .subscribe(onNext: { path, _ in self.table.deselectRow(at: path, animated: true) })  // expect: retain_cycle
      .disposed(by: bag)
    Observable.zip(names, ages) { name, age in self.row(name, age) }
      .subscribe(onNext: { print($0) })  // expect: retain_cycle
      .disposed(by: bag)
    Observable.zip([ages, ages])
      .subscribe(onNext: { self.title = "\($0)" })  // expect: retain_cycle
      .disposed(by: bag)
    Observable.zip(names, ages)
      .subscribe(onNext: { [weak self] in self?.title = $0.0 })
      .disposed(by: bag)
    // One of the publishers may complete.
    Observable.zip(names, Observable.just(1))
      .subscribe(onNext: { self.title = $0.0 })
      .disposed(by: bag)
    Observable.zip(names.take(3), ages)
      .subscribe(onNext: { self.title = $0.0 })
      .disposed(by: bag)
    Observable.zip([ages, closing])
      .subscribe(onNext: { self.title = "\($0)" })
      .disposed(by: bag)
  }

  func observe(_ field: UITextField, _ button: UIButton) {
    // The events end with the views, which another object keeps.
    Observable.zip(field.rx.text, button.rx.tap)
      .subscribe(onNext: { self.title = $0.0 })
      .disposed(by: bag)
    Observable.zip(field.rx.text, names)
      .subscribe(onNext: { self.title = $0.0 })
      .disposed(by: bag)
  }

  func close() { closing.onCompleted() }

  private func row(_ name: String, _ age: Int) -> String { "\(title ?? name) \(age)" }
}

final class PairModel: ObservableObject {
  @Published private var left = 0
  @Published private var right = 0
  private var sum = 0
  private var cancellables = Set<AnyCancellable>()

  func start() {
    $left.zip($right)
      .sink { self.sum = $0 + $1 }  // expect: retain_cycle
      .store(in: &cancellables)
    $left.zip(Just(1))
      .sink { self.sum = $0 + $1 }
      .store(in: &cancellables)
    Just(1).zip($right)
      .sink { self.sum = $0 + $1 }
      .store(in: &cancellables)
  }
}

final class MenuController: UIViewController {
  private var model: PairModel?

  @objc func showRows() {
    model = PairModel()
    model?.start()
    navigationController?.pushViewController(RowsController(), animated: true)
  }
}
