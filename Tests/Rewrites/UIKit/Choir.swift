// Case: a removal that has nothing left to remove
import UIKit

enum ChoirNotice {
  static let tuned = Notification.Name("choirTuned")
  static let pitch = "pitch"
}

final class Choir: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(tuned), name: ChoirNotice.tuned, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func tuned(_ note: Notification) {
    let pitch = note.userInfo?[ChoirNotice.pitch] as? Int
    title = "\(pitch ?? 0)"
  }
}
