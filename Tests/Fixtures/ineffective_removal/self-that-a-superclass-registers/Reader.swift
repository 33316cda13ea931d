// Case: is `removeObserver(self)` effective where the selector registration stands in a superclass of another file?
import Foundation

final class Reader: ObservingBase {
  private var token: (any NSObjectProtocol)?

  func open() {
    token = NotificationCenter.default.addObserver(forName: .pageTurned, object: nil, queue: .main) { _ in print("page") }
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
