import Foundation
import RxSwift

private var keyOfBasket: UInt8 = 0

extension NSObject {
  var basket: DisposeBag {
    get {
      if let known = objc_getAssociatedObject(self, &keyOfBasket) as? DisposeBag { return known }
      let made = DisposeBag()
      objc_setAssociatedObject(self, &keyOfBasket, made, .OBJC_ASSOCIATION_RETAIN)
      return made
    }
    set { objc_setAssociatedObject(self, &keyOfBasket, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}
