// Case: does an operator of the program observe if it returns what another operator of the program returns?
import RxCocoa
import RxRelay
import RxSwift
import UIKit

extension ObservableType {
  func send(to relays: PublishRelay<Element>..., line: Int = #line) -> Disposable { deliver(to: relays, line: line) }

  func send<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

  func sendFirst(to relays: PublishRelay<Element>...) -> Disposable { take(1).deliver(to: relays, line: 0) }

  private func deliver(to relays: [PublishRelay<Element>], line: Int) -> Disposable {
    self.do(onError: { print($0, line) }).subscribe { event in
      if case .next(let element) = event { relays.forEach { $0.accept(element) } }
    }
  }
}

final class PressController: UIViewController {
  private let press = UILongPressGestureRecognizer()
  private let places = PublishRelay<CGPoint>()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    press.rx.event.map { $0.location(in: self.view) }.send(to: places).disposed(by: bag)  // expect: retain_cycle
    press.rx.event.map { [weak self] in $0.location(in: self?.view) }.send(to: places).disposed(by: bag)
    press.rx.event.map { $0.location(in: self.view) }.sendFirst(to: places).disposed(by: bag)
  }
}

final class Opener {
  func open() { print(PressController()) }
}
