// Case: do registrations pile up in a private center for as long as its owner lives?
import Foundation

final class DocumentBus {
  private let center = NotificationCenter()

  func onSave(_ block: @escaping @Sendable () -> Void) {
    center.addObserver(forName: .documentSaved, object: nil, queue: nil) { _ in block() }  // expect: discarded_token
  }

  func save() {
    center.post(name: .documentSaved, object: self)
  }
}

extension Notification.Name {
  static let documentSaved = Notification.Name("DocumentSaved")
}
