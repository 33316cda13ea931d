// Case: does a view keep the text field in its weak property? It does if it adds the only field to its views.
import RxCocoa
import RxSwift
import UIKit

final class SearchBar: UIView {
  private weak var field: UITextField!
  private weak var hint: UIButton!
  private let bag = DisposeBag()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
    field.rx.controlEvent(.editingChanged).subscribe(onNext: { self.setNeedsLayout() })  // expect: retain_cycle
      .disposed(by: bag)
    hint.rx.tap.subscribe(onNext: { self.setNeedsLayout() }).disposed(by: bag)
  }

  required init?(coder: NSCoder) {
    fatalError()
  }

  private func setUp() {
    let newField = UITextField()
    addSubview(newField)
    field = newField
  }

  /// Another view keeps this button.
  func take(_ button: UIButton) {
    hint = button
  }
}

final class Maker {
  func make() -> UIView { SearchBar(frame: .zero) }
}
