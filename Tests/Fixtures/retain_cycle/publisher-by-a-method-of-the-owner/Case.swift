// Case: does an operator hold the observing `self`, if it stands in a method or property that returns the publisher?
import RxCocoa
import RxSwift
import UIKit

final class ShelfController: UIViewController {
  private let table = UITableView()
  private let other = ShelfPicker()
  private let bag = DisposeBag()
  private var first = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    picks().subscribe(onNext: { [weak self] in self?.show($0) }).disposed(by: bag)  // expect: retain_cycle
    latest.subscribe(onNext: { [weak self] in self?.show($0) }).disposed(by: bag)  // expect: retain_cycle
    loosePicks().subscribe(onNext: { [weak self] in self?.show($0) }).disposed(by: bag)
    // The closure holds the picker, and the picker does not hold the controller.
    other.picks().subscribe(onNext: { [weak self] in self?.show($0) }).disposed(by: bag)
    let next = ShelfController()
    next.picks().subscribe(onNext: { [weak self] in self?.show($0) }).disposed(by: bag)
  }

  private func picks() -> Observable<Int> { rows().map { $0 + self.first } }
  private func rows() -> Observable<Int> { table.rx.modelSelected(Int.self).asObservable() }
  private var latest: Observable<Int> {
    rows().withLatestFrom(Observable.just(self)) { $0 + $1.first }
  }
  private func loosePicks() -> Observable<Int> { rows().map { [weak self] in $0 + (self?.first ?? 0) } }
  private func show(_ row: Int) {}
}

final class ShelfPicker {
  private let relay = PublishRelay<Int>()
  private var first = 0

  func picks() -> Observable<Int> { relay.map { $0 + self.first } }
}
