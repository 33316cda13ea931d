// Case: a controller removes the popups that a subject sends, and keeps the control that a lazy property makes
import RxCocoa
import RxSwift
import UIKit

final class Popup: UIView {}

final class SectionsController: UIViewController {
  private let bag = DisposeBag()
  private let closings = PublishRelay<Popup?>()
  private var popup: Popup?

  private lazy var sections: UISegmentedControl = {
    let control = UISegmentedControl(items: ["Open", "Closed"])
    control.rx.selectedSegmentIndex.asDriver()
      .drive(onNext: { index in  // expect: retain_cycle
        self.show(index)
      })
      .disposed(by: bag)
    return control
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(sections)
    closings
      .subscribe(onNext: { $0?.removeFromSuperview() })
      .disposed(by: bag)
  }

  private func show(_ index: Int) {
    closings.accept(popup)
    title = "\(index)"
  }
}

/// The subject may send the control itself, which then ends with its events.
final class BannerController: UIViewController {
  private let bag = DisposeBag()
  private let closings = PublishRelay<UIView?>()

  override func viewDidLoad() {
    super.viewDidLoad()
    closings
      .subscribe(onNext: { $0?.removeFromSuperview() })
      .disposed(by: bag)
    let banner = UIButton()
    banner.rx.tap
      .subscribe(onNext: {
        self.close()
      })
      .disposed(by: bag)
    view.addSubview(banner)
    closings.accept(banner)
  }

  private func close() { title = nil }
}

/// Any code may send a view to a subject that it sees.
final class NoticeController: UIViewController {
  private let bag = DisposeBag()
  let closings = PublishRelay<UIView?>()

  override func viewDidLoad() {
    super.viewDidLoad()
    closings
      .subscribe(onNext: { $0?.removeFromSuperview() })
      .disposed(by: bag)
    let notice = UIButton()
    notice.rx.tap
      .subscribe(onNext: {
        self.close()
      })
      .disposed(by: bag)
    view.addSubview(notice)
  }

  private func close() { title = nil }
}

final class HomeController: UIViewController {
  func open() {
    present(SectionsController(), animated: true)
    present(BannerController(), animated: true)
    present(NoticeController(), animated: true)
  }
}
