import Foundation
import RxSwift

extension NSObject {
  private static var keyOfTub: UInt8 = 0

  private func alone(_ work: () -> Void) {
    objc_sync_enter(self)
    work()
    objc_sync_exit(self)
  }

  var tub: DisposeBag {
    get {
      var result: DisposeBag!
      alone {
        if let known = objc_getAssociatedObject(self, &Self.keyOfTub) as? DisposeBag {
          result = known
        } else {
          let made = DisposeBag()
          self.tub = made
          result = made
        }
      }
      return result
    }
    set { objc_setAssociatedObject(self, &Self.keyOfTub, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}
