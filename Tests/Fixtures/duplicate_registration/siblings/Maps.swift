// Case: are two subclasses silent that register the same, each for itself?
import UIKit

class BaseMap: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.isOpaque = true
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc func moved() {}
}

final class RoadMap: BaseMap {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(moved), name: .mapMoved, object: nil)
  }
}

final class SeaMap: BaseMap {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(moved), name: .mapMoved, object: nil)
  }
}

extension Notification.Name {
  static let mapMoved = Notification.Name("MapMoved")
}
