// Case: RxCocoa: do the notifications of the app complete?
import RxCocoa
import RxSwift
import UIKit

final class DarkroomController: UIViewController {
  private let printer = Printer()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    UIApplication.rx.didEnterBackground
      .subscribe(onNext: { self.close() })  // expect: retain_cycle
      .disposed(by: bag)
    printer.wake(UIApplication.rx.willEnterForeground.asObservable())
    UIApplication.rx.willResignActive.subscribe(onNext: { [weak self] in self?.close() }).disposed(by: bag)
    UIApplication.rx.didBecomeActive.take(1).subscribe(onNext: { self.close() }).disposed(by: bag)
    // Members of the program, and members of which nothing is known.
    UIApplication.rx.willTerminate.subscribe(onNext: { self.close() }).disposed(by: bag)
    UIApplication.rx.firstLaunch.subscribe(onNext: { self.close() }).disposed(by: bag)
    UIScene.rx.didEnterBackground.subscribe(onNext: { self.close() }).disposed(by: bag)
  }

  private func close() { dismiss(animated: true) }
}

final class Printer {
  private let bag = DisposeBag()
  private var pages = 0

  func wake(_ wakes: Observable<Void>) {
    wakes.subscribe(onNext: { self.pages = 0 }).disposed(by: bag)  // expect: retain_cycle
  }
}

extension Reactive where Base: UIApplication {
  static var willTerminate: Observable<Void> { Observable.just(()) }
}

func show(in navigation: UINavigationController) {
  navigation.pushViewController(DarkroomController(), animated: true)
}
