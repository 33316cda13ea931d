// Case: does a cell keep an observation of its own button, where the code around belongs to another object?
import RxCocoa
import RxSwift
import UIKit

final class RowCell: UITableViewCell {
  @IBOutlet weak var reveal: UIButton!
  var bag = DisposeBag()

  // The cells on screen when the list ends are not reused.
  override func prepareForReuse() {
    super.prepareForReuse()
    bag = DisposeBag()
  }
}

final class TitleCell: UITableViewCell {
  @IBOutlet weak var more: UIButton!
  var bag = DisposeBag()

  func hide() { bag = DisposeBag() }
}

final class DetailSource: NSObject {
  private let bag = DisposeBag()
  private var count = 0

  func fill(_ cell: RowCell, _ header: TitleCell) {
    cell.reveal.rx.tap
      .map { cell.isSelected }
      .subscribe(onNext: { print($0) })  // expect: error retain_cycle
      .disposed(by: cell.bag)
    cell.reveal.rx.tap.subscribe(onNext: { [weak cell] in cell?.setNeedsLayout() }).disposed(by: cell.bag)
    header.more.rx.tap.subscribe(onNext: { header.setNeedsLayout() }).disposed(by: header.bag)
    // The events end with the cell.
    cell.reveal.rx.tap.subscribe(onNext: { self.count += 1 }).disposed(by: bag)
    cell.reveal.rx.tap.subscribe(onNext: { self.count += cell.tag }).disposed(by: bag)  // expect: error retain_cycle
  }
}

func make() -> DetailSource { DetailSource() }
func makeAgain() -> DetailSource { DetailSource() }
