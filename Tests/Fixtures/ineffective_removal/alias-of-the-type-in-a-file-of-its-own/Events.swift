import Foundation

enum PlayerEvents {
  static let finished = Notification.Name("Finished")
  static let started = Notification.Name("Started")
}
