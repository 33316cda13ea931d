// Case: a global that is given up does not keep its object for as long as the process lives.
import Foundation

final class Session {
  private var token: (any NSObjectProtocol)?

  init() {
    token = NotificationCenter.default.addObserver(forName: .signedOut, object: nil, queue: nil) { _ in }  // expect: unremoved_token
  }

  func forget() { token = nil }
}

final class Journal {
  private var token: (any NSObjectProtocol)?

  init() {
    token = NotificationCenter.default.addObserver(forName: .signedOut, object: nil, queue: nil) { _ in }
  }
}

@MainActor var session: Session? = Session()
@MainActor var journal = Journal()

@MainActor
func signOut() {
  session?.forget()
  session = nil
}

extension Notification.Name {
  static let signedOut = Notification.Name("signedOut")
}
