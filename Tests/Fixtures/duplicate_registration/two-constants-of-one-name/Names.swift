import Foundation

enum Names {
  static let moved = Notification.Name("MapMoved")
}
