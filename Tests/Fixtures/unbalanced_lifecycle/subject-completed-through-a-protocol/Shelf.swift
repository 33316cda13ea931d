import Combine
import UIKit

final class Shelf: Source {
  let opened = PassthroughSubject<String, Never>()

  func close() {
    opened.send(completion: .finished)
  }
}

final class Sentinel: NSObject {
  override init() {
    super.init()
    NotificationCenter.default.addObserver(self, selector: #selector(woke), name: .wokeSentinel, object: nil)
  }
  deinit { NotificationCenter.default.removeObserver(self, name: .wokeSentinel, object: nil) }
  @objc private func woke() {}
}
extension Notification.Name { static let wokeSentinel = Notification.Name("WokeSentinel") }
