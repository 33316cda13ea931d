import RxCocoa
import RxSwift
import UIKit

extension Reactive where Base: UIViewController {
  var loads: ControlEvent<Void> {
    let source = self.methodInvoked(#selector(Base.viewDidLoad)).map { _ in }
    return ControlEvent(events: source)
  }

  var appearances: Observable<Bool> {
    methodInvoked(#selector(Base.viewDidAppear)).map { $0.first as? Bool ?? false }
  }

  func disappearances() -> Observable<Void> {
    self.sentMessage(#selector(Base.viewDidDisappear)).map { _ in }
  }

  var firstLoad: Observable<Void> {
    self.methodInvoked(#selector(Base.viewDidLoad)).map { _ in }.take(1)
  }

  var start: ControlEvent<Void> { ControlEvent(events: Observable.just(())) }
}

extension Reactive where Base: TicketBar {
  var buys: ControlEvent<Void> { base.button.rx.tap }
  var cancels: ControlEvent<Void> { self.base.button.rx.controlEvent(.touchCancel) }
  var others: ControlEvent<Void> { base.next.rx.tap }
}

extension Reactive where Base: TicketGate {
  // RxCocoa has events of these names. They are other objects'.
  var didDismiss: Observable<Void> { Observable.just(()) }
  var gesture: Observable<Int> { Observable.just(1) }
  var passes: ControlEvent<Void> {
    let source = methodInvoked(#selector(TicketGate.layoutSubviews)).map { _ in }
    return ControlEvent(events: source)
  }
}

extension Reactive where Base: UIButton {
  var presses: ControlEvent<Void> { controlEvent(.touchDown) }
}
