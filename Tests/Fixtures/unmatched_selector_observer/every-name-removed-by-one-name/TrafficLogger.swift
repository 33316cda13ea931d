// Case: does a removal by one name leave a registration for every name (`name: nil`) unmatched?
import Foundation

final class TrafficLogger: NSObject {
  private let source = NSObject()

  func start() {
    NotificationCenter.default.addObserver(self, selector: #selector(log(_:)), name: nil, object: source)  // expect: unmatched_selector_observer
  }

  deinit {
    NotificationCenter.default.removeObserver(self, name: .trafficStarted, object: source)  // expect: note ineffective_removal
  }

  @objc private func log(_ note: Notification) {
    print(note.name.rawValue)
  }
}

extension Notification.Name {
  static let trafficStarted = Notification.Name("TrafficStarted")
}
