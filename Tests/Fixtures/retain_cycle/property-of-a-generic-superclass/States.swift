import ReactorKit
import RxSwift
import UIKit

protocol AppReactor: AnyObject, Reactor {}

class ReactorController<Kind: AppReactor>: UIViewController {
  let reactor: Kind
  let bag = DisposeBag()

  init(_ reactor: Kind) {
    self.reactor = reactor
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class DoorReactor: AppReactor {
  struct State { var isOpen = false }
  let initialState = State()
}

final class DoorController: ReactorController<DoorReactor> {
  private var isOpen = false

  override func viewDidLoad() {
    super.viewDidLoad()
    reactor.state.map(\.isOpen).subscribe(onNext: { self.isOpen = $0 })  // expect: retain_cycle
      .disposed(by: bag)
  }
}

func openDoor(_ stack: UINavigationController) {
  stack.pushViewController(DoorController(DoorReactor()), animated: true)
}
