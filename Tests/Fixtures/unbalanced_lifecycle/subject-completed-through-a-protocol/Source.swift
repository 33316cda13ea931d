// Case: is a cycle silent where another file completes the subject, which is seen through a protocol?
import Combine
import UIKit

protocol Source: AnyObject {
  var opened: PassthroughSubject<String, Never> { get }
}

final class Watch: NSObject {
  override init() {
    super.init()
    NotificationCenter.default.addObserver(self, selector: #selector(woke), name: .wokeWatch, object: nil)
  }
  deinit { NotificationCenter.default.removeObserver(self, name: .wokeWatch, object: nil) }
  @objc private func woke() {}
}
extension Notification.Name { static let wokeWatch = Notification.Name("WokeWatch") }
