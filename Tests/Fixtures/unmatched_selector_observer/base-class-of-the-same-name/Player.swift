// Case: is a base class of another module unknown, hence silent, also where it is called like the class itself?
import PlaybackKit

final class PlaybackController: PlaybackKit.PlaybackController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(routeChanged), name: .routeChanged, object: nil)
  }

  @objc private func routeChanged() {}
}

final class VolumeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(  // expect: unmatched_selector_observer
      self, selector: #selector(routeChanged), name: .routeChanged, object: nil)
  }

  @objc private func routeChanged() {}
}

extension Notification.Name {
  static let routeChanged = Notification.Name("RouteChanged")
}
