// Case: article on typed notifications: the same method returns an object that removes the token in `deinit`.
import Foundation

struct Descriptor<Payload> {
  let name: Notification.Name
  let convert: @Sendable (Notification) -> Payload
}

final class Token {
  private let token: any NSObjectProtocol
  private let center: NotificationCenter

  init(token: any NSObjectProtocol, center: NotificationCenter) {
    self.token = token
    self.center = center
  }

  deinit {
    center.removeObserver(token)
  }
}

extension NotificationCenter {
  func addObserver<Payload>(
    forDescriptor descriptor: Descriptor<Payload>, using block: @escaping @Sendable (Payload) -> Void
  ) -> Token {
    let token = addObserver(forName: descriptor.name, object: nil, queue: nil) { note in
      block(descriptor.convert(note))
    }
    return Token(token: token, center: self)
  }
}
