// Case: are `.default`, a constant that holds it and a local alias one center?
import Foundation

final class CounterModel: NSObject {
  private let center = NotificationCenter.default
  private static let shared: NotificationCenter = .default

  override init() {
    super.init()
    center.addObserver(self, selector: #selector(counted), name: .counted, object: nil)
    Self.shared.addObserver(self, selector: #selector(counted), name: .recounted, object: nil)
    let local = NotificationCenter.default
    local.addObserver(self, selector: #selector(counted), name: .discounted, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self, name: .counted, object: nil)
    center.removeObserver(self, name: .recounted, object: nil)
    Self.shared.removeObserver(self, name: .discounted, object: nil)
  }

  @objc private func counted() {}
}

extension Notification.Name {
  static let counted = Notification.Name("Counted")
  static let recounted = Notification.Name("Recounted")
  static let discounted = Notification.Name("Discounted")
}
