import Foundation

final class TimelineModel {
  private let observing: any Observing
  private var token: (any NSObjectProtocol)?

  init(observing: any Observing) {
    self.observing = observing
    token = observing.observe(Notification.Name("TimelineChanged")) { print("changed") }
  }

  deinit {
    if let token { observing.stop(token) }
  }
}
