// Case: RxCocoa observes a key path. The changes end with their object: the shared defaults never end, and the controller
// keeps its label.
import RxCocoa
import RxSwift
import UIKit

final class SettingsController: UIViewController {
  private let bag = DisposeBag()
  private let name = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    UserDefaults.standard.rx.observe(Bool.self, "isLoud")
      .subscribe(onNext: { _ in self.view.setNeedsLayout() })  // expect: retain_cycle
      .disposed(by: bag)
    name.rx.observe(String.self, "text")
      .subscribe(onNext: { _ in self.view.setNeedsLayout() })  // expect: retain_cycle
      .disposed(by: bag)
    name.rx.observe(String.self, "text")
      .subscribe(onNext: { [weak self] _ in self?.view.setNeedsLayout() })
      .disposed(by: bag)
  }

  func follow(_ song: NSObject) {
    song.rx.observe(String.self, "title")
      .subscribe(onNext: { _ in self.view.setNeedsLayout() })
      .disposed(by: bag)
  }
}

final class NotesView: UITextView {
  private let bag = DisposeBag()

  func bind() {
    rx.didChange
      .subscribe(onNext: { self.setNeedsLayout() })  // expect: retain_cycle
      .disposed(by: bag)
    rx.didChange
      .subscribe(onNext: { [weak self] in self?.setNeedsLayout() })
      .disposed(by: bag)
  }
}
