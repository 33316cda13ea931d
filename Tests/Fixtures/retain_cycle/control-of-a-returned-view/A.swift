// Case: does `self` keep a control whose view a closure or a method returns?
import RxCocoa
import RxSwift
import UIKit

final class ReceiptController: UIViewController {
  private let bag = DisposeBag()
  private var count = 0

  private lazy var number: UILabel = {
    let label = UILabel()
    let press = UILongPressGestureRecognizer()
    label.addGestureRecognizer(press)
    press.rx.event.subscribe(onNext: { _ in self.count += 1 })  // expect: retain_cycle
      .disposed(by: self.bag)
    press.rx.event.subscribe(onNext: { [weak self] _ in self?.count += 1 }).disposed(by: self.bag)
    return label
  }()

  // Code lets go of the label.
  private lazy var total: UILabel? = {
    let label = UILabel()
    let press = UILongPressGestureRecognizer()
    label.addGestureRecognizer(press)
    press.rx.event.subscribe(onNext: { _ in self.count += 1 }).disposed(by: self.bag)
    return label
  }()

  // The label does not keep the gesture.
  private lazy var date: UILabel = {
    let label = UILabel()
    let press = UILongPressGestureRecognizer()
    press.rx.event.subscribe(onNext: { _ in self.count += 1 }).disposed(by: self.bag)
    return label
  }()

  // The closure returns another view.
  private lazy var shop: UILabel = {
    let label = UILabel()
    let other = UILabel()
    let press = UILongPressGestureRecognizer()
    other.addGestureRecognizer(press)
    press.rx.event.subscribe(onNext: { _ in self.count += 1 }).disposed(by: self.bag)
    return label
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    for label in [number, date, shop] { view.addSubview(label) }
  }

  func print() { total = nil }
}

final class Basket: UIView {
  private let bag = DisposeBag()
  private let stack = UIStackView()

  func fill(_ other: UIView) {
    addSubview(stack)
    stack.addArrangedSubview(makeRow())
    let row = makeOtherRow()
    other.addSubview(row)
    let brief = makeBriefRow()
    addSubview(brief)
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) { brief.removeFromSuperview() }
    _ = makeUnusedRow()
  }

  private func makeRow() -> UIView {
    let row = UIView()
    let remove = UIButton()
    row.addSubview(remove)
    remove.rx.tap.subscribe(onNext: { self.layoutIfNeeded() }).disposed(by: bag)  // expect: retain_cycle
    return row
  }

  // Another object keeps the row.
  private func makeOtherRow() -> UIView {
    let row = UIView()
    let remove = UIButton()
    row.addSubview(remove)
    remove.rx.tap.subscribe(onNext: { self.layoutIfNeeded() }).disposed(by: bag)
    return row
  }

  // The caller removes the row.
  private func makeBriefRow() -> UIView {
    let row = UIView()
    let remove = UIButton()
    row.addSubview(remove)
    remove.rx.tap.subscribe(onNext: { self.layoutIfNeeded() }).disposed(by: bag)
    return row
  }

  private func makeUnusedRow() -> UIView {
    let row = UIView()
    let remove = UIButton()
    row.addSubview(remove)
    remove.rx.tap.subscribe(onNext: { self.layoutIfNeeded() }).disposed(by: bag)
    return row
  }
}

final class RowMaker {
  private let bag = DisposeBag()
  private var count = 0

  // Another object keeps the row.
  func makeRow() -> UIView {
    let row = UIButton()
    row.rx.tap.subscribe(onNext: { self.count += 1 }).disposed(by: bag)
    return row
  }
}

final class RowList: UIView {
  func fill() { addSubview(RowMaker().makeRow()) }
}

class ShelfView: UIView {
  let bag = DisposeBag()

  func makeButton() -> UIButton {
    let button = UIButton()
    button.rx.tap.subscribe(onNext: { self.layoutIfNeeded() }).disposed(by: bag)  // expect: retain_cycle
    return button
  }
}

final class BookShelf: ShelfView {
  func fill() { addSubview(makeButton()) }
}

final class Shop {
  func open() -> [UIResponder] { [ReceiptController(), Basket(), RowList(), BookShelf()] }
  func openAgain() -> [UIResponder] { [ReceiptController(), Basket(), RowList(), BookShelf()] }
}
