// Case: do the calls of a delegate's method go on? RxCocoa's proxy of the delegate ends with its view.
import RxCocoa
import RxSwift
import UIKit

final class LogbookController: UIViewController {
  private let bag = DisposeBag()
  private let list = UITableView()
  private weak var other: UITableView?
  private let recorder = Recorder()
  private var rows = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list)
    list.rx.rowsThatLose
      .subscribe(onNext: { self.rows = $0 })  // expect: retain_cycle
      .disposed(by: bag)
    // The other list may end first.
    other?.rx.rowsThatLose
      .subscribe(onNext: { self.rows = $0 })
      .disposed(by: bag)
    recorder.delegate.methodInvoked(1)
      .subscribe(onNext: { self.rows = $0 })
      .disposed(by: bag)
  }
}

extension Reactive where Base: UITableView {
  var rowsThatLose: Observable<Int> {
    delegate.methodInvoked(#selector(UITableViewDelegate.tableView(_:didDeselectRowAt:)))
      .compactMap { ($0[1] as? IndexPath)?.row }
  }
}

// A type of the program with the same names.
final class Recorder {
  let delegate = RecorderDelegate()
}

final class RecorderDelegate {
  func methodInvoked(_ number: Int) -> Observable<Int> { Observable.just(number) }
}

final class HarborOffice: UIViewController {
  @objc func open() { navigationController?.pushViewController(LogbookController(), animated: true) }
}
