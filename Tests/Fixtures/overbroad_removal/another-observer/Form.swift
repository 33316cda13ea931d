// Case: is the removal of another object silent?
import Foundation

final class Helper: NSObject {
  @objc func changed() {}
}

final class Form {
  private let helper = Helper()

  func start() {
    NotificationCenter.default.addObserver(
      helper, selector: #selector(Helper.changed), name: Notification.Name("FormChanged"), object: nil)
  }

  func stop() {
    NotificationCenter.default.removeObserver(helper)
  }
}
