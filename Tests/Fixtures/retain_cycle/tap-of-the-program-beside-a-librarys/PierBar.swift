import RxCocoa
import RxSwift
import UIKit

final class PierSign: UIView {}

final class PierBar: UIView {
  let back = UIButton()
  let sign = PierSign()
  let lamp = PierLamp()
  weak var pier: Pier?
}

final class PierLamp: UIButton {}

final class Pier {
  let bell = UIButton()
}

extension Reactive where Base: PierBar {
  var leaves: ControlEvent<Void> {
    let source = base.back.rx.tap.throttle(.seconds(1), scheduler: MainScheduler.instance)
    return ControlEvent(events: source)
  }
  var lights: ControlEvent<Void> { base.lamp.rx.tap }
  var signs: ControlEvent<Void> { self.base.sign.rx.strokes }
  var firstSigns: Observable<Void> { base.sign.rx.firstStroke }
  var bells: ControlEvent<Void>? { base.pier?.bell.rx.tap }
}

extension Reactive where Base: PierSign {
  var strokes: ControlEvent<Void> {
    let event: Observable<Void> = base.rx.tapGesture().map { _ in }
    return ControlEvent(events: event)
  }
  var firstStroke: Observable<Void> { base.rx.tapGesture().map { _ in }.take(1) }
}

// The library adds `tap` to buttons, and so its own is nearer to a plain button.
extension Reactive where Base: UIView {
  var tap: Observable<Void> { Observable.just(()) }
}

extension Reactive where Base: PierLamp {
  var tap: ControlEvent<Void> { ControlEvent(events: Observable.just(())) }
}

extension Reactive where Base: Pier {
  var tap: Observable<Void> { Observable.just(()) }
}
