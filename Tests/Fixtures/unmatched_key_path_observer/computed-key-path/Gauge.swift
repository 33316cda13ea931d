// Case: is a key path that cannot be told silent where the type removes some key path?
import Foundation

final class Gauge: NSObject {
  func start(_ key: String) {
    UserDefaults.standard.addObserver(self, forKeyPath: "gauge." + key, options: .new, context: nil)
  }

  func stop(_ key: String) {
    UserDefaults.standard.removeObserver(self, forKeyPath: "gauge." + key)
  }
}
