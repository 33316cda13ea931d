import RxCocoa
import RxSwift
import RxWindows
import UIKit

final class DoorController: UIViewController {
  private let bag = DisposeBag()
  private let model = DoorModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    // A request completes.
    rx.viewDidShow
      .take(1)
      .flatMapFirst { _ in self.model.key }
      .subscribe(onNext: { [weak self] key in self?.title = key })
      .disposed(by: bag)
  }
}
