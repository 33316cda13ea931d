// Case: is a class object, which never goes away, an observer that needs no removal?
import UIKit

final class CrashLog: NSObject {
  static func install() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(flush), name: UIApplication.didEnterBackgroundNotification, object: nil)
    NotificationCenter.default.addObserver(
      CrashLog.self, selector: #selector(flush), name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
  }

  @objc private static func flush() {}
}
