// Case: is a singleton that registers in its private initializer process-long, also through a helper that only it calls?
import UIKit

final class PurchaseManager {
  static let shared = PurchaseManager()

  private var isReady = false

  private init() {
    NotificationCenter.default.addObserver(
      forName: UIApplication.willEnterForegroundNotification, object: nil, queue: .main
    ) { [weak self] _ in
      self?.refresh()
    }
    observeStorefront()
  }

  private func observeStorefront() {
    _ = NotificationCenter.default.addObserver(forName: .storefrontChanged, object: nil, queue: .main) { [weak self] _ in
      self?.refresh()
    }
  }

  private func refresh() {
    isReady = true
  }
}

extension Notification.Name {
  static let storefrontChanged = Notification.Name("StorefrontChanged")
}
