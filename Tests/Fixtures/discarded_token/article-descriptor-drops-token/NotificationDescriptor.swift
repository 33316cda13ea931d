// Case: article on typed notifications: a generic method of the center that takes a descriptor drops the token.
import Foundation

struct Descriptor<Payload> {
  let name: Notification.Name
  let convert: @Sendable (Notification) -> Payload
}

extension NotificationCenter {
  func addObserver<Payload>(
    forDescriptor descriptor: Descriptor<Payload>, using block: @escaping @Sendable (Payload) -> Void
  ) {
    addObserver(forName: descriptor.name, object: nil, queue: nil) { note in  // expect: discarded_token
      block(descriptor.convert(note))
    }
  }
}
