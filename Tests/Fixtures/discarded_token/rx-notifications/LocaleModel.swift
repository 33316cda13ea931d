// Case: RxSwift: a subscription to a center that no bag takes goes on for ever.
import Foundation
import RxCocoa
import RxSwift

final class LocaleModel {
  private let disposeBag = DisposeBag()
  private var locale = ""

  func start() {
    _ = NotificationCenter.default.rx.notification(Notification.Name("Locale"))
      .subscribe(onNext: { [weak self] in self?.locale = $0.name.rawValue })  // expect: discarded_token
    NotificationCenter.default.rx.notification(Notification.Name("Locale"))
      .subscribe(onNext: { [weak self] in self?.locale = $0.name.rawValue })
      .disposed(by: disposeBag)
    _ = NotificationCenter.default.rx.notification(Notification.Name("Locale"))
      .take(1)
      .subscribe(onNext: { [weak self] in self?.locale = $0.name.rawValue })
    // It ends with the first notification that comes without the model, unless it holds the model.
    _ = NotificationCenter.default.rx.notification(Notification.Name("Locale"))
      .withUnretained(self)
      .subscribe(onNext: { model, note in model.locale = note.name.rawValue })
    _ = NotificationCenter.default.rx.notification(Notification.Name("Locale"))
      .withUnretained(self)
      .subscribe(onNext: { _, note in self.locale = note.name.rawValue })  // expect: discarded_token
  }
}
