// Case: is a token clean when a local function returns or appends it?
import UIKit

final class OverlayController: UIViewController {
  private var tokens: [any NSObjectProtocol] = []

  override func viewDidLoad() {
    super.viewDidLoad()

    func observe(_ name: Notification.Name) -> any NSObjectProtocol {
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { [weak self] _ in
        self?.view.setNeedsLayout()
      }
    }
    func keep(_ name: Notification.Name) {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { [weak self] _ in
          self?.view.setNeedsDisplay()
        })
    }

    tokens.append(observe(.overlayMoved))
    keep(.overlayHidden)
  }

  deinit {
    tokens.forEach { NotificationCenter.default.removeObserver($0) }
  }
}

extension Notification.Name {
  static let overlayMoved = Notification.Name("OverlayMoved")
  static let overlayHidden = Notification.Name("OverlayHidden")
}
