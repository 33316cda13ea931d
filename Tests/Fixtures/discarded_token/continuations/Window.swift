// Case: does a continuation's closure return the token?
import UIKit

final class Window {
  func waitForKey() async {
    await withUnsafeContinuation { continuation in
      NotificationCenter.default.addObserver(forName: .init("key"), object: nil, queue: nil) { _ in  // expect: discarded_token
        continuation.resume()
      }
    }
  }

  func token() -> any NSObjectProtocol {
    keep { NotificationCenter.default.addObserver(forName: .init("key"), object: nil, queue: nil) { _ in } }
  }

  private func keep(_ make: () -> any NSObjectProtocol) -> any NSObjectProtocol { make() }
}

final class Opener {
  private var token: (any NSObjectProtocol)?

  func open() async {
    await Window().waitForKey()
    token = Window().token()
  }

  func close() {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
