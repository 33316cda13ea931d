// Case: article on signal producers: an inner producer registers, and the outer one removes the captured token when it terminates.
import Foundation
import ReactiveSwift

final class ReloadSource {
  private let center: NotificationCenter

  init(center: NotificationCenter) {
    self.center = center
  }

  func reloads(of name: Notification.Name) -> SignalProducer<Notification, Never> {
    SignalProducer { [center] outer, lifetime in
      var token: (any NSObjectProtocol)?

      let inner = SignalProducer<Notification, Never> { observer, _ in
        token = center.addObserver(forName: name, object: nil, queue: nil) { note in
          observer.send(value: note)
        }
      }

      lifetime += inner.start(outer)
      lifetime.observeEnded {
        if let token { center.removeObserver(token) }
      }
    }
  }
}
