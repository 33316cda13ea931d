// Case: is a token that a property keeps and nothing removes reported at its registration?
import UIKit

final class ZoomController: UIViewController {
  private var zoomObserver: (any NSObjectProtocol)?
  private var scale = 1.0

  override func viewDidLoad() {
    super.viewDidLoad()
    zoomObserver = NotificationCenter.default.addObserver(  // expect: unremoved_token
      forName: .zoomChanged, object: nil, queue: .main
    ) { [weak self] _ in
      self?.scale = 1.0
    }
  }
}

extension Notification.Name {
  static let zoomChanged = Notification.Name("ZoomChanged")
}
