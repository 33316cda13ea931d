// Case: the program adds a member to RxCocoa's namespace that has the name of the library's proxy, and that sends one value.
import RxCocoa
import RxSwift
import UIKit

final class StampPress {
  func methodInvoked(_ number: Int) -> Observable<Int> { Observable.just(number) }
}

final class StampBoard: UIView {}

extension Reactive where Base: StampBoard {
  var delegate: StampPress { StampPress() }
}

final class StampController: UIViewController {
  private let bag = DisposeBag()
  private let board = StampBoard()
  private var stamps = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(board)
    board.rx.delegate.methodInvoked(1)
      .subscribe(onNext: { self.stamps = $0 })
      .disposed(by: bag)
  }
}

func openStamps(_ stack: UINavigationController) { stack.pushViewController(StampController(), animated: true) }
