// Case: the program itself declares the bag behind the namespace of the library, which keeps the bag for as long as the
// object lives.
import ObjectiveC
import RxRelay
import RxSwift

private var bagKey: UInt8 = 0

extension Reactive where Base: AnyObject {
  var disposeBag: DisposeBag {
    get {
      if let bag = objc_getAssociatedObject(base, &bagKey) as? DisposeBag { return bag }
      let bag = DisposeBag()
      objc_setAssociatedObject(base, &bagKey, bag, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      return bag
    }
    set { objc_setAssociatedObject(base, &bagKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}

final class Lamp: NSObject {
  private let levels = PublishRelay<Int>()
  private var level = 0

  func start() {
    levels.subscribe(onNext: { self.level = $0 }).disposed(by: rx.disposeBag)  // expect: retain_cycle
    levels.subscribe(onNext: { [weak self] in self?.level = $0 }).disposed(by: rx.disposeBag)
  }
}

/// A bag of this name is another one.
final class Bulb: NSObject {
  private let levels = PublishRelay<Int>()
  private var level = 0
  private var disposeBag = DisposeBag()

  func start() {
    levels.subscribe(onNext: { self.level = $0 }).disposed(by: disposeBag)
  }

  func stop() { disposeBag = DisposeBag() }
}

func makeLamps() -> [NSObject] { [Lamp(), Bulb()] }
