import Foundation

final class Room {
  private var listener: Listener?

  func enter() {
    listener = Listener(Notification.Name("Knock")) { print("who is it?") }
    _ = Listener(Notification.Name("Bell")) { print("coming") }  // expect: dropped_observation
  }
}
