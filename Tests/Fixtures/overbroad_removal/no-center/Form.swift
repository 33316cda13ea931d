// Case: is a receiver silent that is no notification center?
import Foundation

final class Store {
  private var observers: [ObjectIdentifier: AnyObject] = [:]

  func addObserver(_ observer: AnyObject) {
    observers[ObjectIdentifier(observer)] = observer
  }

  func removeObserver(_ observer: AnyObject) {
    observers[ObjectIdentifier(observer)] = nil
  }
}

final class Form {
  private let store = Store()

  func stop() {
    store.removeObserver(self)
  }
}
