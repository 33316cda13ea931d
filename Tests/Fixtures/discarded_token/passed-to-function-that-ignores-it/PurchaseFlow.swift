import Foundation

final class PurchaseFlow {
  private(set) var isUnlocked = false

  func begin() {
    Diagnostics.countRegistration(
      NotificationCenter.default.addObserver(forName: .purchaseRestored, object: nil, queue: .main) { [weak self] _ in  // expect: discarded_token
        self?.isUnlocked = true
      },
      label: "purchase"
    )
  }
}

extension Notification.Name {
  static let purchaseRestored = Notification.Name("PurchaseRestored")
}
