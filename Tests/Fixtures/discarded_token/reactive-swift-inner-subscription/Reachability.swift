// Case: ReactiveSwift: a subscription inside of a producer that the producer's disposable never joins.
import Foundation
import ReactiveCocoa
import ReactiveSwift

enum Reachability {
  static func lost(_ center: NotificationCenter) -> SignalProducer<Notification, Never> {
    SignalProducer { observer, lifetime in
      center.reactive.notifications(forName: Notification.Name("Reached")).observe(observer)  // expect: discarded_token
    }
  }

  static func joined(_ center: NotificationCenter) -> SignalProducer<Notification, Never> {
    SignalProducer { observer, lifetime in
      lifetime += center.reactive.notifications(forName: Notification.Name("Reached")).observe(observer)
    }
  }

  static func ended(_ center: NotificationCenter) -> SignalProducer<Notification, Never> {
    SignalProducer { observer, lifetime in
      let inner = center.reactive.notifications(forName: Notification.Name("Reached")).observe(observer)
      lifetime.observeEnded { inner?.dispose() }
    }
  }
}
