// Case: a selector names the method of its own type. No code runs the method of that name in another type.
import UIKit

class Job: NSObject {
  override init() {
    super.init()
    NotificationCenter.default.addObserver(self, selector: #selector(cancelled), name: .cancelled, object: nil)
  }

  @objc func cancelled() {}

  deinit { NotificationCenter.default.removeObserver(self) }
}

final class CloudJob: Job {
  func accountUnlinked(_ note: Notification?) {
    NotificationCenter.default.removeObserver(self)  // expect: note overbroad_removal
  }
}

/// A button calls its method.
final class DriveJob: Job {
  @objc func dropped(_ note: Notification?) {
    NotificationCenter.default.removeObserver(self)  // expect: warning overbroad_removal
  }
}

final class Drive {
  let job = DriveJob()

  init() {
    let button = UIButton()
    button.addTarget(job, action: #selector(DriveJob.dropped(_:)), for: .touchUpInside)
  }
}

final class Account: NSObject {
  override init() {
    super.init()
    NotificationCenter.default.addObserver(self, selector: #selector(accountUnlinked(_:)), name: .unlinked, object: nil)
  }

  @objc func accountUnlinked(_ note: Notification?) {}

  deinit { NotificationCenter.default.removeObserver(self) }
}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  let account = Account()
  let job = CloudJob()
  let drive = Drive()
}

extension Notification.Name {
  static let cancelled = Notification.Name("cancelled")
  static let unlinked = Notification.Name("unlinked")
}
