// Case: who keeps what a library's result builder collects? `bag.insert { … }` keeps each statement.
import RxCocoa
import RxSwift
import UIKit

final class LedgerController: UIViewController {
  private let entries = PublishRelay<Int>()
  private let bag = DisposeBag()
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    bag.insert {
      entries.subscribe(onNext: { self.count = $0 })  // expect: retain_cycle
      entries.subscribe(onNext: { [weak self] in self?.count = $0 })
      if isEditing {
        entries.subscribe(onNext: { self.count += $0 })  // expect: retain_cycle
      }
      Observable.just(1).subscribe(onNext: { self.count = $0 })
    }
  }
}

/// A set of the program's own, whose method lets go of what the closure returns.
final class Tally {
  func insert(_ make: () -> [Disposable]) { _ = make() }
}

final class TallyController: UIViewController {
  private let entries = PublishRelay<Int>()
  private let tally = Tally()
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    tally.insert {
      [entries.map { $0 + 1 }.subscribe(onNext: { self.count = $0 })]
    }
  }
}

final class OrderedController: UIViewController {
  private let entries = PublishRelay<Int>()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    entries.flatMapFirst { self.save($0) }.subscribe(onNext: { print($0) }).disposed(by: bag)  // expect: retain_cycle
    entries.concatMap { [weak self] in self?.save($0) ?? .just(0) }.subscribe(onNext: { print($0) }).disposed(by: bag)
    entries.take(1).flatMapFirst { self.save($0) }.subscribe(onNext: { print($0) }).disposed(by: bag)
  }

  private func save(_ entry: Int) -> Observable<Int> { .just(entry) }
}

func showLedgers(in navigation: UINavigationController) {
  navigation.pushViewController(LedgerController(), animated: true)
  navigation.pushViewController(TallyController(), animated: true)
  navigation.pushViewController(OrderedController(), animated: true)
}
