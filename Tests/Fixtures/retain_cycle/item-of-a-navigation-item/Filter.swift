// Case: does a navigation item keep a bar button for as long as its controller lives?
import RxCocoa
import RxSwift
import UIKit

final class FilterController: UIViewController {
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let close = UIBarButtonItem(title: "Close", style: .plain, target: nil, action: nil)
    close.rx.tap.subscribe(onNext: { self.end() }).disposed(by: bag)  // expect: retain_cycle
    navigationItem.leftBarButtonItem = close
    showClear()
  }

  /// Another method removes this item.
  private func showClear() {
    let clear = UIBarButtonItem(title: "Clear", style: .plain, target: nil, action: nil)
    clear.rx.tap.subscribe(onNext: { self.hideClear() }).disposed(by: bag)
    navigationItem.rightBarButtonItem = clear
  }

  private func hideClear() {
    navigationItem.rightBarButtonItem = nil
  }

  private func end() {
    dismiss(animated: true)
  }
}

final class ListController: UIViewController {
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let add = UIBarButtonItem(systemItem: .add)
    add.rx.tap.subscribe(onNext: { self.add() }).disposed(by: bag)  // expect: retain_cycle
    navigationItem.rightBarButtonItems = [add]
    let lost = UIBarButtonItem(systemItem: .trash)
    lost.rx.tap.subscribe(onNext: { self.add() }).disposed(by: bag)
  }

  private func add() {}
}

final class Opener {
  func open(_ controller: UIViewController) {
    controller.present(FilterController(), animated: true)
    controller.present(ListController(), animated: true)
  }
}
