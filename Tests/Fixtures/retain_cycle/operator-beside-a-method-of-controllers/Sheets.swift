// Case: an extension of a protocol adds a method to controllers alone. The method of that name of a stream is the
// library's, and not that of a protocol which anything may conform to.
import RxCocoa
import RxSwift
import UIKit

protocol Bindable: AnyObject {
  associatedtype Model

  var model: Model? { get set }
}

extension Bindable where Self: UIViewController {
  func bind(model: Model) {
    self.model = model
    loadViewIfNeeded()
  }
}

protocol Driving {
  associatedtype Value
}

extension Driving {
  func drive(onNext show: @escaping (Value) -> Void) -> Disposable { Disposables.create() }
}

final class SheetController: UIViewController, Bindable {
  var model: String?
  private let bag = DisposeBag()
  private let tap = UITapGestureRecognizer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(tap)
    tap.rx.event.bind { _ in self.view.endEditing(true) }.disposed(by: bag)  // expect: retain_cycle
    Words.shared.changes.drive(onNext: { self.title = $0 }).disposed(by: bag)
  }
}

func makeSheet() -> SheetController {
  let sheet = SheetController()
  sheet.bind(model: "")
  return sheet
}
