// Case: each appearance adds to a constant bag
import RxSwift
import UIKit

final class Lantern: UIViewController {
  private let titles = PublishSubject<String>()
  private let bag = DisposeBag()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    titles.subscribe(onNext: { [weak self] in self?.title = $0 }).disposed(by: bag)
    NotificationCenter.default.addObserver(
      self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
  }

  @objc private func shown() { title = "shown" }
}
