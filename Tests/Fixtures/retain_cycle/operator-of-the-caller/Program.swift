// Case: do the events of a screen's button end with the screen? The closure of an operator, which the screen gives to its model
// with the events, may keep the screen.
import RxCocoa
import RxSwift
import UIKit

final class OrderModel {
  struct Input {
    let notes: Observable<String>
    let marks: Observable<Int>
    let ends: Observable<Bool>
  }

  private let bag = DisposeBag()
  private var note = ""

  func transform(_ input: Input) {
    input.notes.subscribe(onNext: { self.note = $0 }).disposed(by: bag)  // expect: retain_cycle
    input.notes.subscribe(onNext: { [weak self] in self?.note = $0 }).disposed(by: bag)
    input.marks.subscribe(onNext: { self.note = "\($0)" }).disposed(by: bag)
    input.ends.subscribe(onNext: { self.note = "\($0)" }).disposed(by: bag)
  }
}

final class OrderController: UIViewController {
  private let model = OrderModel()
  private let field = UITextField()
  private let noteButton = UIButton()
  private let markButton = UIButton()
  private let endButton = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    let isShown = true
    let input = OrderModel.Input(
      notes: noteButton.rx.tap.map { self.field.text ?? "" },
      marks: markButton.rx.tap.map { [weak self] in self?.field.tag ?? 0 },
      ends: endButton.rx.tap.map { isShown })
    model.transform(input)
  }
}

func showOrders(in navigation: UINavigationController) {
  navigation.pushViewController(OrderController(), animated: true)
}
