// Case: do events go on that the program adds to `rx`? They end with the object that `rx` belongs to.
import RxCocoa
import RxSwift
import UIKit

final class TicketBar: UIView {
  let button = UIButton()
  weak var next: UIButton!
}

class TicketGate: UIView {}
final class WideGate: TicketGate {}

final class TicketController: UIViewController {
  private let gate = WideGate()
  private let turnstile = Turnstile()
  private let bar = TicketBar()
  private let help = UIButton()
  private let title1 = PublishRelay<String>()
  private let bag = DisposeBag()
  private var name = ""

  func observe(_ other: UIViewController) {
    self.rx.loads.map { _ in self.name }.bind(to: title1).disposed(by: bag)  // expect: retain_cycle
    rx.appearances.subscribe(onNext: { _ in self.name = "" }).disposed(by: bag)  // expect: retain_cycle
    rx.disappearances().subscribe(onNext: { self.name = "" }).disposed(by: bag)  // expect: retain_cycle
    bar.rx.buys.subscribe(onNext: { self.name = "" }).disposed(by: bag)  // expect: retain_cycle
    bar.rx.cancels.subscribe(onNext: { self.name = "" }).disposed(by: bag)  // expect: retain_cycle
    gate.rx.passes.subscribe(onNext: { self.name = "" }).disposed(by: bag)  // expect: retain_cycle
    // An extension of a type of another module adds these, or nothing does.
    turnstile.rx.passes.subscribe(onNext: { self.name = "" }).disposed(by: bag)
    bar.rx.passes.subscribe(onNext: { self.name = "" }).disposed(by: bag)
    help.rx.presses.subscribe(onNext: { self.name = "" }).disposed(by: bag)  // expect: retain_cycle
    ControlEvent(events: rx.methodInvoked(#selector(viewDidLoad)).map { _ in })
      .subscribe(onNext: { self.name = "" })  // expect: retain_cycle
      .disposed(by: bag)

    rx.loads.subscribe(onNext: { [weak self] in self?.name = "" }).disposed(by: bag)
    // The events complete.
    rx.firstLoad.subscribe(onNext: { self.name = "" }).disposed(by: bag)
    rx.start.subscribe(onNext: { self.name = "" }).disposed(by: bag)
    ControlEvent(events: Observable.just(())).subscribe(onNext: { self.name = "" }).disposed(by: bag)
    gate.rx.didDismiss.subscribe(onNext: { self.name = "" }).disposed(by: bag)
    gate.rx.gesture.subscribe(onNext: { _ in self.name = "" }).disposed(by: bag)
    bar.rx.didDismiss.subscribe(onNext: { self.name = "" }).disposed(by: bag)  // expect: retain_cycle
    // Other objects keep these.
    other.rx.loads.subscribe(onNext: { self.name = "" }).disposed(by: bag)
    bar.rx.others.subscribe(onNext: { self.name = "" }).disposed(by: bag)
    UIButton().rx.presses.subscribe(onNext: { self.name = "" }).disposed(by: bag)
  }
}

func controllers() -> [UIViewController] { [TicketController(), TicketController()] }
