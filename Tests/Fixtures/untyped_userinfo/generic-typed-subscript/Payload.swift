// Case: is reading through the program's own typed subscript, in an extension of the notification types, silent?
import Foundation

struct PayloadKey<Value> {
  let name: String
}

extension Notification {
  subscript<Value>(_ key: PayloadKey<Value>) -> Value? {
    userInfo?[key.name] as? Value
  }
}

extension PayloadKey where Value == Int {
  static let count = PayloadKey(name: "count")
}
