// Case: are two names with different raw values two, although the constants' own names are alike?
import Foundation

enum Inbox {
  static let changed = Notification.Name("InboxChanged")
}

enum Outbox {
  static let changed = Notification.Name("OutboxChanged")
}
