// Case: does an observable end that a closure of the program feeds? It ends if the closure completes its observer.
import RxCocoa
import RxSwift
import UIKit

final class TideController: UIViewController {
  private let gauge = TideGauge()
  private let ebb = PublishRelay<Void>()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    gauge.levels().subscribe(onNext: { self.show($0) }).disposed(by: bag)  // expect: retain_cycle
    gauge.checkedLevels().map { $0 * 2 }
      .subscribe(onNext: { self.show($0) })  // expect: retain_cycle
      .disposed(by: bag)
    gauge.events().subscribe(onNext: { self.show($0) }).disposed(by: bag)  // expect: retain_cycle
    gauge.levels().subscribe(onNext: { [weak self] in self?.show($0) }).disposed(by: bag)
    showFirst()
    // The observables complete, or may complete.
    gauge.levels().take(1).subscribe(onNext: { self.show($0) }).disposed(by: bag)
    gauge.checkedLevels().subscribe(onNext: { self.show($0) }, onError: { _ in self.show(0) }).disposed(by: bag)
    gauge.lastLevel().subscribe(onNext: { self.show($0) }).disposed(by: bag)
    gauge.lastEvent().subscribe(onNext: { self.show($0) }).disposed(by: bag)
    gauge.forwarded().subscribe(onNext: { self.show($0) }).disposed(by: bag)
    gauge.kept().subscribe(onNext: { self.show($0) }).disposed(by: bag)
    gauge.copied().subscribe(onNext: { self.show($0) }).disposed(by: bag)
    gauge.failed().subscribe(onNext: { self.show($0) }).disposed(by: bag)
    gauge.silent().subscribe(onNext: { self.show($0) }).disposed(by: bag)
    gauge.single().subscribe(onSuccess: { self.show($0) }).disposed(by: bag)
  }

  // The closure may send a single value for each pass.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    gauge.levels().subscribe(onNext: { [weak self] in self?.show($0) }).disposed(by: bag)
  }

  func showFirst() {
    gauge.levels()
      .subscribe(onNext: { [weak self] _ in
        guard let self else { return }
        self.ebb.subscribe(onNext: { [weak self] in self?.show(0) }).disposed(by: self.bag)
      })
      .disposed(by: bag)
  }

  private func show(_ level: Int) { title = "\(level)" }
}

func show(in navigation: UINavigationController) {
  navigation.pushViewController(TideController(), animated: true)
}
