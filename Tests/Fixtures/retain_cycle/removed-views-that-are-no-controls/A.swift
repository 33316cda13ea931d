// Case: do removals of other views tell nothing about the events of a control?
import RxCocoa
import RxSwift
import UIKit

final class PagesController: UIViewController {
  private let bag = DisposeBag()
  private let pages = UIScrollView()

  private lazy var switcher: UISegmentedControl = {
    let control = UISegmentedControl(items: ["A", "B"])
    control.rx.selectedSegmentIndex.asDriver()
      .drive(onNext: { index in  // expect: retain_cycle
        self.pages.contentOffset.x = CGFloat(index) * 100
      })
      .disposed(by: bag)
    return control
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(switcher)
    hide(pages)
  }

  func hide(_ popup: UIView) {
    popup.removeFromSuperview()
  }
}

// The controller removes the control by its helper.
final class TabsController: UIViewController {
  private let bag = DisposeBag()
  private let pages = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    let control = UISegmentedControl(items: ["A", "B"])
    view.addSubview(control)
    control.rx.selectedSegmentIndex.asDriver()
      .drive(onNext: { index in
        self.pages.contentOffset.x = CGFloat(index) * 100
      })
      .disposed(by: bag)
    hide(control)
  }

  func hide(_ popup: UIView) {
    popup.removeFromSuperview()
  }
}

// A framework may give the control to the action.
final class ActionsController: UIViewController {
  private let bag = DisposeBag()
  private let pages = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    let control = UISegmentedControl(items: ["A", "B"])
    control.addTarget(self, action: #selector(removeSender(_:)), for: .touchUpInside)
    view.addSubview(control)
    control.rx.selectedSegmentIndex.asDriver()
      .drive(onNext: { index in
        self.pages.contentOffset.x = CGFloat(index) * 100
      })
      .disposed(by: bag)
  }

  @objc func removeSender(_ popup: UIView) {
    popup.removeFromSuperview()
  }
}

final class Starter: UIViewController {
  func open() {
    navigationController?.pushViewController(PagesController(), animated: true)
    navigationController?.pushViewController(TabsController(), animated: true)
    navigationController?.pushViewController(ActionsController(), animated: true)
  }
}
