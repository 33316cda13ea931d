// Case: the program itself declares the bag behind the namespace of the library, and a method lets the bag go.
import ObjectiveC
import RxRelay
import RxSwift

enum FanKeys { static var bag: UInt8 = 0 }

extension Reactive where Base: AnyObject {
  var disposeBag: DisposeBag {
    if let bag = objc_getAssociatedObject(base, &FanKeys.bag) as? DisposeBag { return bag }
    let bag = DisposeBag()
    objc_setAssociatedObject(base, &FanKeys.bag, bag, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return bag
  }
}

final class Fan: NSObject {
  private let speeds = PublishRelay<Int>()
  private var speed = 0

  func start() {
    speeds.subscribe(onNext: { self.speed = $0 }).disposed(by: rx.disposeBag)
  }
}

func stop(_ fan: Fan) {
  objc_setAssociatedObject(fan, &FanKeys.bag, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
}

func makeFan() -> Fan { Fan() }
