import Foundation

final class ReminderScheduler {
  private let events: any EventCenter
  private(set) var needsRefresh = false

  init(events: any EventCenter) {
    self.events = events
    _ = events.addObserver(forName: .NSCalendarDayChanged, object: nil, queue: nil) { [weak self] _ in  // expect: discarded_token
      self?.needsRefresh = true
    }
  }
}
