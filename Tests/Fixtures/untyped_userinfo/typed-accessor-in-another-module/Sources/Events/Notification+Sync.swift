// Case: is a handler clean that reads through an accessor of another module of the program?
import Foundation

extension Notification {
  public var syncedItems: [String] {
    userInfo?["items"] as? [String] ?? []
  }
}
