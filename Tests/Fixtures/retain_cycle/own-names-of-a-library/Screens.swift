// Case: Methods and properties of the program that have the names of a library. An own method gives its closure a row, and no
// owner. An own property `rx` is no namespace.
import Foundation
import RxSwift
import UIKit

final class Row {
  func flash() {}
}

final class Store {
  private var rows: [Row] = []
  func bind(with renderer: Screen, onNext: (Row) -> Void) { rows.forEach(onNext) }
}

final class Line {
  var tap: Observable<Int> { .just(3) }
}

final class Screen: UIViewController {
  private let store = Store()
  private let rx = Line()
  private let field = UITextField()
  private let bag = DisposeBag()
  private var tokens: [NSObjectProtocol] = []

  func show() {
    store.bind(with: self) { row in
      tokens.append(
        NotificationCenter.default.addObserver(forName: .init("play"), object: nil, queue: nil) { _ in row.flash() })
    }
    rx.tap
      .subscribe(onNext: { _ in self.view.setNeedsLayout() })
      .disposed(by: bag)
    field.rx.text
      .subscribe(onNext: { _ in self.view.setNeedsLayout() })  // expect: retain_cycle
      .disposed(by: bag)
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
