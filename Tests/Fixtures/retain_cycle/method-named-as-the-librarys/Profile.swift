// Case: does a call behind a library's operator mean a method of the program that has the name?
import RxCocoa
import RxSwift
import UIKit

protocol Bindable: AnyObject {
  associatedtype Model
  var model: Model? { get set }
}

extension Bindable where Self: UIViewController {
  func bind(model: Self.Model) { self.model = model }
}

final class ProfileController: UIViewController, Bindable {
  var model: String?
  private let button = UIButton()
  private let bag = DisposeBag()
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    button.rx.tap.throttle(.seconds(1)).bind { self.count += 1 }.disposed(by: bag)  // expect: retain_cycle
    button.rx.tap.throttle(.seconds(1)).bind { [weak self] in self?.count += 1 }.disposed(by: bag)
    bind(model: "")
  }
}

final class Opener {
  func open() { print(ProfileController()) }
}
