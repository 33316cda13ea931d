import EventKitLite
import Foundation

final class InboxModel {
  private(set) var count = 0

  func start() {
    Events.subscribe(Notification.Name("MailArrived")) { [weak self] in self?.count += 1 }
  }
}
