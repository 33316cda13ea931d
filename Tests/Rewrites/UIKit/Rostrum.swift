// Case: a handler of the program's own notification, whose posters always say the same
import UIKit

extension Notification.Name {
  static let rostrumTaken = Notification.Name("rostrumTaken")
}

final class Rostrum: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(taken), name: .rostrumTaken, object: nil)
  }

  @objc private func taken(_ note: Notification) {
    guard let speaker = note.userInfo?["speaker"] as? String else { return }
    if let minutes = note.userInfo?["minutes"] as? Int {
      title = "\(speaker) for \(minutes)"
    }
  }
}

func takeRostrum(for minutes: Int) {
  NotificationCenter.default.post(name: .rostrumTaken, object: nil, userInfo: ["speaker": "Ada", "minutes": minutes])
}
