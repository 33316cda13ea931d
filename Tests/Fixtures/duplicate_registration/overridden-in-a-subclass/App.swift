// Case: does a subclass register twice that overrides a method, and calls the superclass's method itself?
import UIKit

class BaseMap: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    observe()
  }

  func observe() {
    NotificationCenter.default.addObserver(self, selector: #selector(moved), name: .mapMoved, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc func moved() {}
}

final class Map: BaseMap {
  override func observe() {}

  override func viewDidLoad() {
    super.viewDidLoad()
    super.observe()
  }
}

class BaseList: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    observe()
  }

  func observe() {
    NotificationCenter.default.addObserver(self, selector: #selector(moved), name: .mapMoved, object: nil)  // expect: duplicate_registration
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc func moved() {}
}

final class List: BaseList {
  override func viewDidLoad() {
    super.viewDidLoad()
    super.observe()
  }
}

extension Notification.Name {
  static let mapMoved = Notification.Name("MapMoved")
}
