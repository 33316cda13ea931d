// Case: NSObject-Rx: the bag of an object that `self` keeps.
import NSObject_Rx
import RxCocoa
import RxSwift
import UIKit

final class SheetController: UIViewController {
  private let sheet = UIView()
  private var banner: UIView?
  private weak var guest: UIView?
  private let button = UIButton()
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    button.rx.tap.bind { self.count += 1 }.disposed(by: sheet.rx.disposeBag)  // expect: retain_cycle
    button.rx.tap.bind { [weak self] in self?.count += 1 }.disposed(by: sheet.rx.disposeBag)
    // The controller may let go of the view.
    if let banner { button.rx.tap.bind { self.count += 1 }.disposed(by: banner.rx.disposeBag) }
    button.rx.tap.bind { self.count += 1 }.disposed(by: self.banner!.rx.disposeBag)
    button.rx.tap.bind { self.count += 1 }.disposed(by: self.guest!.rx.disposeBag)
  }

  func show() { banner = UIView() }
  func hide() { banner = nil }
}

final class Opener {
  func open() { print(SheetController()) }
}
