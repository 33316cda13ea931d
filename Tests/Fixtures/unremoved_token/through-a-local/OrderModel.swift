// Case: is a token removed when it goes through locals, a swap of the array, or the value that a dictionary gives back?
import Foundation

final class OrderModel {
  private var tokens: [any NSObjectProtocol] = []
  private var byID: [String: any NSObjectProtocol] = [:]
  private var pending: (any NSObjectProtocol)?

  func start(id: String) {
    let center = NotificationCenter.default
    tokens.append(center.addObserver(forName: .orderPlaced, object: nil, queue: nil) { _ in print("placed") })
    byID[id] = center.addObserver(forName: .orderPaid, object: nil, queue: nil) { _ in print("paid") }
    pending = center.addObserver(forName: .orderSent, object: nil, queue: nil) { _ in print("sent") }
  }

  func stop(id: String) {
    let center = NotificationCenter.default
    let old = tokens
    tokens = []
    old.forEach { center.removeObserver($0) }

    if let token = byID.removeValue(forKey: id) {
      center.removeObserver(token)
    }

    let last = pending
    pending = nil
    guard let observer = last else { return }
    center.removeObserver(observer)
  }
}

extension Notification.Name {
  static let orderPlaced = Notification.Name("OrderPlaced")
  static let orderPaid = Notification.Name("OrderPaid")
  static let orderSent = Notification.Name("OrderSent")
}
