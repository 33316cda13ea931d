// Case: nothing is known of the end of a type of the program that has the name of RxSwift's `Variable`.
import RxSwift
import UIKit

final class Variable<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
  func asObservable() -> Observable<Value> { Observable.just(value) }
}

final class FormController: UIViewController {
  private let bag = DisposeBag()
  private let draft = Variable("")
  private let written: Variable<String> = Variable("")

  override func viewDidLoad() {
    super.viewDidLoad()
    draft.asObservable().subscribe(onNext: { self.title = $0 }).disposed(by: bag)
    written.asObservable().subscribe(onNext: { self.title = $0 }).disposed(by: bag)
  }
}

func show(in navigation: UINavigationController) {
  navigation.pushViewController(FormController(), animated: true)
}
