// Case: do the texts of a field end before the object that keeps the field?
import RxCocoa
import RxSwift
import UIKit

final class SearchController: UIViewController {
  @IBOutlet private weak var field: UITextField!
  private let label = UILabel()
  private let bag = DisposeBag()
  private var hint = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    field.rx.text.orEmpty.subscribe(onNext: { self.hint = $0 }).disposed(by: bag)  // expect: retain_cycle
    field.rx.text.orEmpty.map { $0 == self.hint ? "" : $0 }
      .bind(to: label.rx.text)  // expect: retain_cycle
      .disposed(by: bag)
    field.rx.text.orEmpty.changed.subscribe(onNext: { self.hint = $0 }).disposed(by: bag)  // expect: retain_cycle
    field.rx.text.orEmpty.subscribe(onNext: { [weak self] in self?.hint = $0 }).disposed(by: bag)
  }

  // The field is another object's.
  func follow(_ other: UITextField) {
    other.rx.text.orEmpty.subscribe(onNext: { self.hint = $0 }).disposed(by: bag)
  }
}

final class Opener {
  func open() { print(SearchController()) }
}
