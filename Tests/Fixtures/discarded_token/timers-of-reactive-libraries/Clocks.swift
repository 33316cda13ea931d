// Case: each observation of a library's timer starts a timer, which only the disposable ends.
import ReactiveSwift
import RxSwift
import UIKit

final class ClockModel {
  private let ticks = SignalProducer.timer(interval: .seconds(1), on: QueueScheduler.main)
  private let (lifetime, token) = Lifetime.make()
  private var disposable: ReactiveSwift.Disposable?
  private var seconds = 0

  init() {
    ticks.start()  // expect: discarded_token
    ticks.startWithValues { [weak self] _ in self?.seconds += 1 }  // expect: discarded_token
    ticks.map { "\($0)" }.startWithValues { self.show($0) }  // expect: discarded_token
    ticks.take(during: lifetime).startWithValues { [weak self] _ in self?.seconds += 1 }
    ticks.take(first: 3).startWithValues { [weak self] _ in self?.seconds += 1 }
    disposable = ticks.startWithValues { [weak self] _ in self?.seconds += 1 }
  }

  private func show(_ text: String) {}

  deinit { disposable?.dispose() }
}

final class ClockController: UIViewController {
  private let model = ClockModel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    _ = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
      .subscribe(onNext: { [weak self] in self?.title = "\($0)" })  // expect: discarded_token
    _ = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
      .take(until: rx.deallocated)
      .subscribe(onNext: { [weak self] in self?.title = "\($0)" })
    Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
      .subscribe(onNext: { [weak self] in self?.title = "\($0)" })
      .disposed(by: bag)
  }
}

/// The program makes a single object.
final class TowerClock {
  static let shared = TowerClock()
  private var hours = 0

  private init() {
    SignalProducer.timer(interval: .seconds(3600), on: QueueScheduler.main)
      .startWithValues { [weak self] _ in self?.hours += 1 }
  }
}

final class MenuController: UIViewController {
  @objc func open() { present(ClockController(), animated: true) }
}
