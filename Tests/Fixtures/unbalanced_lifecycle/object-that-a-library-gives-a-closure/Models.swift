// Case: RxSwift gives `self` back to a closure, under another name.
import RxCocoa
import RxSwift
import UIKit

final class Consent {
  private let disposeBag = DisposeBag()
  private let accepted = BehaviorRelay<Bool>(value: false)
  private let taps = PublishRelay<Void>()
  private let once = PublishRelay<Void>()
  private let shown = PublishRelay<Bool>()

  init() {
    taps
      .withUnretained(self)
      .bind { consent, _ in
        consent.accepted
          .bind(to: consent.shown)  // expect: unbalanced_lifecycle
          .disposed(by: consent.disposeBag)
      }
      .disposed(by: disposeBag)
    taps
      .bind(with: self) { consent, _ in
        consent.accepted
          .bind(to: consent.shown)  // expect: unbalanced_lifecycle
          .disposed(by: consent.disposeBag)
      }
      .disposed(by: disposeBag)
    taps
      .asSignal()
      .emit(with: self, onNext: { consent, _ in consent.follow() })
      .disposed(by: disposeBag)
    once
      .withUnretained(self)
      .bind { consent, _ in
        consent.accepted
          .bind(to: consent.shown)
          .disposed(by: consent.disposeBag)
      }
      .disposed(by: disposeBag)
  }

  func tap() { taps.accept(()) }

  private func follow() {
    accepted
      .bind(to: shown)  // expect: unbalanced_lifecycle
      .disposed(by: disposeBag)
  }
}

/// Each pass makes the object that it observes.
final class Row {
  let title = BehaviorRelay<String>(value: "")
  let bag = DisposeBag()
}

final class Rows {
  private let disposeBag = DisposeBag()
  private let taps = PublishRelay<Void>()
  private let ends = PublishRelay<Void>()
  private let shown = PublishRelay<String>()

  init() {
    taps
      .withUnretained(self)
      .bind { rows, _ in
        let row = Row()
        rows.ends
          .bind(with: row) { row, _ in
            row.title
              .bind(onNext: { print($0) })
              .disposed(by: row.bag)
          }
          .disposed(by: row.bag)
      }
      .disposed(by: disposeBag)
  }

  func tap() { taps.accept(()) }
  func end() { ends.accept(()) }
}

/// Each pass makes the view that it observes.
final class Pages: UIView {
  private let disposeBag = DisposeBag()
  private let turned = PublishRelay<Int>()
  private let chosen = PublishRelay<Void>()
  private weak var box: UIButton?

  init() {
    super.init(frame: .zero)
    turned
      .bind(with: self) { pages, number in pages.show(number) }
      .disposed(by: disposeBag)
    turned
      .bind(with: self) { pages, number in
        pages.addBox()
        pages.observeBox()
      }
      .disposed(by: disposeBag)
  }

  required init?(coder: NSCoder) { nil }

  func turn(_ number: Int) { turned.accept(number) }

  private func show(_ number: Int) {
    addBox()
    observeBox()
  }

  private func addBox() {
    let button = UIButton()
    addSubview(button)
    box = button
  }

  private func observeBox() {
    box?.rx.tap
      .bind(to: chosen)
      .disposed(by: disposeBag)
  }
}
