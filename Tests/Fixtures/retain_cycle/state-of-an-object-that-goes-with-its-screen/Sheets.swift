// Case: `withUnretained` ends a stream with the next event after its object is gone. A reactor that only this object keeps
// sends no such event, and its state does not complete.
import ReactorKit
import RxSwift
import UIKit

final class SheetReactor: Reactor {
  enum Action { case close }
  struct State { var isClosed = false }

  let initialState = State()
}

final class SheetController: UIViewController, View {
  var disposeBag = DisposeBag()

  func bind(reactor: SheetReactor) {}
}

final class ListReactor: Reactor {
  enum Action { case load }
  struct State { var count = 0 }

  let initialState = State()
  private let bag = DisposeBag()
  private let shared = SheetReactor()
  private var closed = 0

  func show(on controller: UIViewController) {
    let sheet = SheetController()
    sheet.reactor = SheetReactor()
    controller.present(sheet, animated: true)
    sheet.reactor?.state.map(\.isClosed)
      .withUnretained(sheet)
      .subscribe(onNext: { sheet, isClosed in  // expect: retain_cycle
        self.closed += 1
        if isClosed { sheet.dismiss(animated: true) }
      }).disposed(by: bag)
    sheet.reactor?.state
      .withUnretained(controller)
      .subscribe(onNext: { _, state in self.closed += state.isClosed ? 1 : 0 }).disposed(by: bag)
  }

  /// The shared reactor goes on.
  func showShared(on controller: UIViewController) {
    let sheet = SheetController()
    sheet.reactor = shared
    controller.present(sheet, animated: true)
    sheet.reactor?.state
      .withUnretained(sheet)
      .subscribe(onNext: { sheet, state in
        self.closed += 1
        if state.isClosed { sheet.dismiss(animated: true) }
      }).disposed(by: bag)
  }
}

func makeReactors() -> [ListReactor] { [ListReactor()] }
