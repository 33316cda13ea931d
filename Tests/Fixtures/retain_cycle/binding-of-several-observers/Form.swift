// Case: a publisher is bound to several observers at once
import RxCocoa
import RxSwift
import UIKit

final class FormController: UIViewController {
  private let texts = BehaviorRelay<[String]>(value: [])
  private let limit = 3
  private let bag = DisposeBag()
  private let save = UIButton()
  private let send = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    texts.map { $0.count < self.limit }
      .bind(to: save.rx.isEnabled, send.rx.isEnabled)  // expect: retain_cycle
      .disposed(by: bag)
    texts.map { !$0.isEmpty }
      .bind(to: save.rx.isHidden, send.rx.isHidden)
      .disposed(by: bag)
  }
}

func open(_ stack: UINavigationController) { stack.pushViewController(FormController(), animated: true) }
