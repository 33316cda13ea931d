// Case: is a nameless removal in a type that registers nothing merely dead, and not worth a word?
import Foundation

final class Lamp {
  var isOn = false

  deinit {
    NotificationCenter.default.removeObserver(self)
  }
}
