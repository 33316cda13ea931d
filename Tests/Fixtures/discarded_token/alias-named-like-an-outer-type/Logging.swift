import Foundation
import os

// The alias has the last name of the type that its own type is nested in.
typealias Logger = os.Logger.Uploads

extension os.Logger {
  enum Uploads {
    static func begin() {
      NotificationCenter.default.addObserver(forName: .uploadFailed, object: nil, queue: nil) { _ in  // expect: discarded_token
        failures.increment()
      }
      let total = failures.total
      total.print()
    }
  }
}

extension Notification.Name {
  static let uploadFailed = Notification.Name("uploadFailed")
}
