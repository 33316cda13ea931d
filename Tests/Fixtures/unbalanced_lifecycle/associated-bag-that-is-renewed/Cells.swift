// Case: NSObject-Rx: a reused cell gets a new bag from the code that reuses it.
import NSObject_Rx
import RxCocoa
import RxSwift
import UIKit

final class SendCell: UICollectionViewCell {
  let button = UIButton()

  override func prepareForReuse() {
    super.prepareForReuse()
    rx.disposeBag = DisposeBag()
  }

  func configure() {
    button.rx.tap.bind { [weak self] in self?.send() }.disposed(by: rx.disposeBag)
  }

  private func send() {}
}

final class Sends: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "send", for: indexPath) as! SendCell
    cell.configure()
    return cell
  }
}
