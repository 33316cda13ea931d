// Case: NSObject-Rx: who keeps the bag that a library associates with an object?
import NSObject_Rx
import RxRelay
import RxSwift

final class SignInModel: NSObject {
  private let codes = PublishRelay<String>()
  private var code = ""

  func start() {
    codes.subscribe(onNext: { self.code = $0 }).disposed(by: rx.disposeBag)  // expect: retain_cycle
    codes.subscribe(onNext: { self.code = $0 }).disposed(by: self.rx.disposeBag)  // expect: retain_cycle
    codes.subscribe(onNext: { [weak self] in self?.code = $0 }).disposed(by: rx.disposeBag)
  }

  func startMerged() {
    Observable.of(Observable.just("first"), codes.asObservable()).merge()
      .subscribe(onNext: { self.code = $0 })  // expect: retain_cycle
      .disposed(by: rx.disposeBag)
    Observable.of(Observable.just("first"), Observable.just("second")).merge()
      .subscribe(onNext: { self.code = $0 })
      .disposed(by: rx.disposeBag)
  }

  // The bag is another object's.
  func start(for screen: NSObject) {
    codes.subscribe(onNext: { self.code = $0 }).disposed(by: screen.rx.disposeBag)
  }
}

final class SignIn {
  func begin() -> SignInModel { SignInModel() }
  func beginAgain() -> SignInModel { SignInModel() }
}
