// Case: does a property wrapper in another file that removes what it held count as the removal?
import Foundation

@propertyWrapper
final class AutoRemoved {
  private var token: (any NSObjectProtocol)?

  init() {}

  var wrappedValue: (any NSObjectProtocol)? {
    get { token }
    set {
      if let token { NotificationCenter.default.removeObserver(token) }
      token = newValue
    }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
