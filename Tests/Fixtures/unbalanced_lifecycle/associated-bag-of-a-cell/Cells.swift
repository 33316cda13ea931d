// Case: NSObject-Rx: does a reused cell add one more observation to the bag that a library gives each object?
import NSObject_Rx
import RxCocoa
import RxSwift
import UIKit

final class SendCell: UICollectionViewCell {
  let button = UIButton()

  func configure() {
    button.rx.tap.bind { [weak self] in self?.send() }.disposed(by: rx.disposeBag)  // expect: unbalanced_lifecycle
    button.rx.tap.withUnretained(self).bind { cell, _ in cell.send() }.disposed(by: rx.disposeBag)  // expect: unbalanced_lifecycle
    button.rx.tap.take(1).bind { [weak self] in self?.send() }.disposed(by: rx.disposeBag)
  }

  private func send() {}
}

final class Sends: UICollectionViewController {
  private let filter = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    filter.rx.tap.bind { [weak self] in self?.collectionView.reloadData() }.disposed(by: rx.disposeBag)
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "send", for: indexPath) as! SendCell
    cell.configure()
    cell.button.rx.tap.bind { [weak self] in self?.note() }.disposed(by: cell.rx.disposeBag)  // expect: unbalanced_lifecycle
    cell.button.rx.tap.take(1).bind { [weak self] in self?.note() }.disposed(by: cell.rx.disposeBag)
    // The button is made anew, and so is its bag.
    let button = UIButton()
    button.rx.tap.bind { [weak self] in self?.note() }.disposed(by: button.rx.disposeBag)
    return cell
  }

  private func note() {}
}
