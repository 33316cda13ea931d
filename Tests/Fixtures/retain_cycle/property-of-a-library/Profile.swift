// Case: do the signal and the producer of a property of ReactiveSwift end only with the property?
import ReactiveSwift
import UIKit

final class ProfileModel {
  private let name = MutableProperty<String?>(nil)
  private let lines = MutableProperty<[String]>([])

  init() {
    name.signal.skipNil().observeValues { name in  // expect: retain_cycle
      self.lines.value = [name]
    }
  }
}

final class QuietProfileModel {
  private let name = MutableProperty<String?>(nil)
  private let lines = MutableProperty<[String]>([])

  init() {
    name.signal.skipNil().observeValues { [weak self] name in
      self?.lines.value = [name]
    }
    name.producer.take(first: 1).startWithValues { name in
      self.lines.value = [name ?? ""]
    }
  }

  /// Nothing keeps the property once the function is over.
  func count() {
    let count = MutableProperty(0)
    count.signal.observeValues { number in
      self.lines.value = ["\(number)"]
    }
    count.value = 1
  }
}

final class Users {
  private let current = MutableProperty<String>("")

  func user() -> SignalProducer<String, Never> { current.producer }
}

final class ProfileController: UIViewController {
  private let users = Users()
  private let models: [Any] = [ProfileModel(), QuietProfileModel()]
  private let disposable = ScopedDisposable(CompositeDisposable())

  override func viewDidLoad() {
    super.viewDidLoad()
    disposable.inner.add(users.user().on(value: { self.title = $0 }).start())  // expect: retain_cycle
  }
}

final class ListController: UIViewController {
  @objc func open() { navigationController?.pushViewController(ProfileController(), animated: true) }
}
