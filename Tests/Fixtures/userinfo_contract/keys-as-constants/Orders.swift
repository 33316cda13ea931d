// Case: keys and names are constants in types of the program, declared where neither poster nor handler is.
import Foundation

enum OrderKey {
  static let number = "orderNumber"
  static let total = "orderTotal"
}

struct Orders {
  static let placed = Notification.Name("OrderPlaced")
}
