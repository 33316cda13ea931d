import Foundation

enum StatusNames {
  static let all: [Notification.Name] = [Notification.Name("StatusAway"), Notification.Name("StatusBusy")]
  static let handlers: [(Notification.Name, String)] = [(Notification.Name("StatusIdle"), "changed")]
}
