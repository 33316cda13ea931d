// Case: does the publisher go on that a closure takes from a model in another file, behind an event that nothing declares?
import RxCocoa
import RxSwift
import RxWindows
import UIKit

final class WindowController: UIViewController {
  private let bag = DisposeBag()
  private let model: WindowModel

  init(model: WindowModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    rx.viewDidShow
      .take(1)
      .flatMapFirst { _ in self.model.place }
      .subscribe(onNext: { [weak self] place in self?.title = place })  // expect: retain_cycle
      .disposed(by: bag)
  }
}
