import Foundation

final class TripModel {
  private var tokens: [any NSObjectProtocol] = []

  init() {
    Collecting.observe([Notification.Name("TripStarted"), Notification.Name("TripEnded")], into: &tokens) {
      print("trip")
    }
  }

  deinit {
    while let token = tokens.popLast() {
      NotificationCenter.default.removeObserver(token)
    }
  }
}
