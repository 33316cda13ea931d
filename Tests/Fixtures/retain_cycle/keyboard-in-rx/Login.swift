// Case: the drivers of RxKeyboard have no end.
import RxCocoa
import RxKeyboard
import RxSwift
import UIKit

final class LoginController: UIViewController {
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    RxKeyboard.instance.visibleHeight
      .drive(onNext: { self.view.frame.origin.y = -$0 })  // expect: retain_cycle
      .disposed(by: bag)
    RxKeyboard.instance.frame.map { $0.height + self.view.frame.height }
      .drive(onNext: { print($0) })  // expect: retain_cycle
      .disposed(by: bag)
    RxKeyboard.instance.isHidden.drive(onNext: { [weak self] in self?.isEditing = !$0 }).disposed(by: bag)
    RxKeyboard.instance.isHidden.asObservable().take(1)
      .subscribe(onNext: { self.isEditing = !$0 })
      .disposed(by: bag)
    // Nothing is known of these.
    RxKeyboard.instance.firstHeight.drive(onNext: { self.view.frame.origin.y = $0 }).disposed(by: bag)
    Keyboard.instance.visibleHeight.drive(onNext: { self.view.frame.origin.y = $0 }).disposed(by: bag)
  }
}

func show(in navigation: UINavigationController) {
  navigation.pushViewController(LoginController(), animated: true)
}
