// Case: SwiftLint 2684: tokens appended to a property, in methods of their own, are kept.
import Foundation

final class NotificationHub {
  private let center = NotificationCenter.default
  private var tokens = [any NSObjectProtocol]()

  func connect() {
    watchLogin()
    watchLogout()
  }

  func disconnect() {
    for token in tokens { center.removeObserver(token) }
    tokens.removeAll()
  }

  private func watchLogin() {
    self.tokens.append(self.center.addObserver(forName: Notification.Name("LoggedIn"), object: nil, queue: .main, using: { _ in
      print("hello")
    }))
  }

  private func watchLogout() {
    tokens.append(center.addObserver(forName: Notification.Name("LoggedOut"), object: nil, queue: .main) { _ in
      print("goodbye")
    })
  }
}
