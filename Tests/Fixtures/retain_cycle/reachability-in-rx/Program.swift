// Case: RxReachability: do the events of a network's reachability complete?
import Reachability
import RxReachability
import RxSwift
import UIKit

final class Station {
  var rx: Radio { Radio() }
}

struct Radio {
  var status: Observable<String> { Observable.just("") }
}

final class OfflineController: UIViewController {
  private let network = try? Reachability()
  private let station = Station()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    network?.rx.isReachable.subscribe(onNext: { self.show($0) }).disposed(by: bag)  // expect: retain_cycle
    Reachability.rx.status.subscribe(onNext: { self.title = "\($0)" }).disposed(by: bag)  // expect: retain_cycle
    network?.rx.isReachable.subscribe(onNext: { [weak self] in self?.show($0) }).disposed(by: bag)
    network?.rx.isConnected.take(1).subscribe(onNext: { self.show(true) }).disposed(by: bag)
    // A member of the program, and one of which nothing is known.
    network?.rx.isDisconnected.subscribe(onNext: { self.show(false) }).disposed(by: bag)
    network?.rx.firstChange.subscribe(onNext: { self.show($0) }).disposed(by: bag)
    station.rx.status.subscribe(onNext: { self.title = $0 }).disposed(by: bag)
  }

  private func show(_ isReachable: Bool) { view.isHidden = !isReachable }
}

extension Reactive where Base: Reachability {
  var isDisconnected: Observable<Void> { isReachable.filter { !$0 }.map { _ in }.take(1) }
}

func show(in navigation: UINavigationController) {
  navigation.pushViewController(OfflineController(), animated: true)
}
