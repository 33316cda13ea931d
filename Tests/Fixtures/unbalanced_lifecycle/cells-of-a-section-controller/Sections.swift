// Case: A section controller of IGListKit makes a cell each time that the cell comes on screen.
import IGListKit
import RxCocoa
import RxSwift
import UIKit

final class ExtraCell: UICollectionViewCell {
  let box = UISwitch()
  private(set) var bag = DisposeBag()

  override func prepareForReuse() {
    super.prepareForReuse()
    bag = DisposeBag()
  }
}

final class ExtraSection: ListSectionController {
  private let bag = DisposeBag()
  private let picked: PublishRelay<Bool>

  init(picked: PublishRelay<Bool>) { self.picked = picked }

  override func cellForItem(at index: Int) -> UICollectionViewCell {
    guard let cell = collectionContext?.dequeueReusableCell(of: ExtraCell.self, for: self, at: index) as? ExtraCell
    else { return UICollectionViewCell() }
    cell.box.rx.isOn.subscribe(onNext: { [picked] in picked.accept($0) }).disposed(by: bag)  // expect: unbalanced_lifecycle
    cell.box.rx.isOn.subscribe(onNext: { [picked] in picked.accept($0) }).disposed(by: cell.bag)
    return cell
  }
}

/// A helper of the same name, which its own code calls once for each cell.
final class ExtraSource: NSObject {
  private let bag = DisposeBag()
  private let cell = ExtraCell()

  func cellForItem(at index: Int) -> UICollectionViewCell {
    cell.box.rx.isOn.subscribe(onNext: { print($0) }).disposed(by: bag)
    return cell
  }
}
