// Case: do block-based and key-path registrations stay outside this rule?
import Foundation

final class Mixed: NSObject {
  private let progress = Progress()
  private var token: (any NSObjectProtocol)?

  func start() {
    progress.addObserver(self, forKeyPath: "fractionCompleted", options: [.new], context: nil)
    token = NotificationCenter.default.addObserver(forName: .mixed, object: nil, queue: nil) { _ in print("mixed") }
  }

  deinit {
    progress.removeObserver(self, forKeyPath: "fractionCompleted", context: nil)
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

extension Notification.Name {
  static let mixed = Notification.Name("Mixed")
}
