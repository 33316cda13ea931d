// Case: a stream of ReactiveSwift that ends with the lifetime of an object has no end if the observation keeps the object.
import ReactiveCocoa
import ReactiveSwift
import UIKit

final class TideModel {
  let level = MutableProperty(0)
  let (lifetime, token) = Lifetime.make()
}

/// The owner of a session decides when its lifetime ends.
final class Session {
  let lifetime: Lifetime
  init(lifetime: Lifetime) { self.lifetime = lifetime }
}

/// The token ends before the object does.
final class Visit {
  let (lifetime, _) = Lifetime.make()
}

final class TideController: UIViewController {
  private let model: TideModel
  private let session: Session
  private let visit = Visit()
  private let (lifetime, token) = Lifetime.make()
  private let disposables = CompositeDisposable()

  init(model: TideModel, session: Session) {
    self.model = model
    self.session = session
    super.init(nibName: nil, bundle: nil)
    model.level.producer.take(during: lifetime).observe(on: UIScheduler()).startWithValues {  // expect: retain_cycle
      self.title = "\($0)"
    }
    disposables += model.level.signal.take(during: self.lifetime).observeValues {  // expect: retain_cycle
      self.title = "\($0)"
    }
    model.level.producer.take(during: model.lifetime).startWithValues { _ in self.show() }
    model.level.producer.take(during: reactive.lifetime).startWithValues { _ in self.show() }  // expect: retain_cycle
    model.level.producer.take(during: self.reactive.lifetime).skipRepeats().startWithValues { _ in  // expect: retain_cycle
      self.show()
    }
    NotificationCenter.default.reactive.notifications(forName: UIScreen.brightnessDidChangeNotification)
      .take(during: reactive.lifetime)
      .observeValues { _ in self.show() }  // expect: discarded_token
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    model.level.producer.take(during: lifetime).startWithValues { [weak self] _ in self?.show() }
    model.level.producer.take(during: session.lifetime).startWithValues { _ in self.show() }
    model.level.producer.take(during: visit.lifetime).startWithValues { _ in self.show() }
    let label = UILabel()
    view.addSubview(label)
    model.level.producer.take(during: label.reactive.lifetime).startWithValues { label.text = "\($0)" }
    let other = UIView()
    model.level.producer.take(during: other.reactive.lifetime).startWithValues { _ in self.show() }
    NotificationCenter.default.reactive.notifications(forName: UIScreen.brightnessDidChangeNotification)
      .take(during: reactive.lifetime)
      .observeValues { [weak self] _ in self?.show() }
  }

  private func show() { title = "High" }
}

final class HarbourController: UIViewController {
  private let (running, token) = Lifetime.make()

  @objc func open() {
    let controller = TideController(model: TideModel(), session: Session(lifetime: running))
    navigationController?.pushViewController(controller, animated: true)
  }
}
