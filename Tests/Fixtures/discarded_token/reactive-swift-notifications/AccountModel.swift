// Case: ReactiveSwift: a center's signal has no end of its own, so its disposable has to be kept, joined or bounded.
import Foundation
import ReactiveCocoa
import ReactiveSwift

final class AccountModel {
  private let (lifetime, token) = Lifetime.make()
  private let disposables = CompositeDisposable()
  private var single: Disposable?
  private var name = ""

  func start() {
    NotificationCenter.default.reactive.notifications(forName: .signedIn)
      .observeValues { [weak self] _ in self?.name = "in" }  // expect: discarded_token
    // The operator puts a value before the others.
    NotificationCenter.default.reactive.notifications(forName: .signedIn).producer
      .map { _ in () }
      .prefix(value: ())
      .startWithValues { [weak self] _ in self?.name = "in" }  // expect: discarded_token
    NotificationCenter.default.reactive.notifications(forName: .signedIn).producer
      .prefix(3)
      .startWithValues { [weak self] _ in self?.name = "in" }
    NotificationCenter.default.reactive.notifications(forName: .signedIn)
      .take(during: lifetime)
      .observeValues { [weak self] _ in self?.name = "in" }
    disposables += NotificationCenter.default.reactive.notifications(forName: .signedIn)
      .observeValues { [weak self] _ in self?.name = "in" }
    single = NotificationCenter.default.reactive.notifications(forName: .signedIn)
      .observeValues { [weak self] _ in self?.name = "in" }
  }

  deinit {
    disposables.dispose()
    single?.dispose()
  }
}

extension Notification.Name {
  static let signedIn = Notification.Name("SignedIn")
}
