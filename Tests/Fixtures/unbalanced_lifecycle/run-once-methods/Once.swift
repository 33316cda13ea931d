// Case: are methods that run once silent, also where they call helpers: `viewDidLoad`, `awakeFromNib`, `init`?
import UIKit

final class Once: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    observe()
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .nibChanged, object: nil)
  }

  private func observe() {
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .viewChanged, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func changed() {}
}

extension Notification.Name {
  static let nibChanged = Notification.Name("NibChanged")
  static let viewChanged = Notification.Name("ViewChanged")
}
