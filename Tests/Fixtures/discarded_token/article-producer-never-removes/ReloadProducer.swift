// Case: article on signal producers: the same without the removal, so that the captured token is written and never read.
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
        token = center.addObserver(forName: name, object: nil, queue: nil) { note in  // expect: discarded_token
          observer.send(value: note)
        }
      }

      lifetime += inner.start(outer)
    }
  }
}
