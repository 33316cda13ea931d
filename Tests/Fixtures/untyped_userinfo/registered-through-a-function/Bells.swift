// Case: under which names does a method observe where a function of the program registers for its callers?
import Foundation

enum Bells {
  static let rung = Notification.Name("rung")
  static let tuned = Notification.Name("tuned")
  static let cracked = Notification.Name("cracked")
  static let cast = Notification.Name("cast")
  static let sold = Notification.Name("sold")
}

extension Bells {
  static func post(_ name: Notification.Name, from object: Any?, with payload: [AnyHashable: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: object, userInfo: payload)
  }

  static func observe(_ observer: Any, _ selector: Selector, _ name: Notification.Name = Bells.rung) {
    NotificationCenter.default.addObserver(observer, selector: selector, name: name, object: nil)
  }

  static func forget(_ observer: Any) { NotificationCenter.default.removeObserver(observer) }
}

extension NSObject {
  func hear(_ name: Notification.Name, by selector: Selector) { Bells.observe(self, selector, name) }
}

extension Notification.Name {
  func call(_ selector: Selector, of observer: Any) {
    NotificationCenter.default.addObserver(observer, selector: selector, name: self, object: nil)
  }
}

final class Ringer {
  func ring() {
    Bells.post(Bells.rung, from: self, with: ["strokes": 3])
    Bells.post(Bells.tuned, from: self, with: ["pitch": "C"])
    Bells.post(Bells.cracked, from: self, with: ["depth": 2])
    Bells.post(Bells.cast, from: self, with: ["weight": "heavy"])
    Bells.post(Bells.sold, from: self)
  }
}
