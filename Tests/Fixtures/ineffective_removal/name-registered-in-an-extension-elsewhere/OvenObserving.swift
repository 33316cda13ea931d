import Foundation

extension Oven {
  func observe() {
    NotificationCenter.default.addObserver(self, selector: #selector(heated), name: .hot, object: nil)
  }
}

extension Notification.Name {
  static let hot = Notification.Name(rawValue: "OvenHeated")
}
