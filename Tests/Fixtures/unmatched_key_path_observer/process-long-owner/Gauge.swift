// Case: is an owner that lives as long as the process silent?
import Foundation

final class Gauge: NSObject {
  static let shared = Gauge()

  private override init() {
    super.init()
    UserDefaults.standard.addObserver(self, forKeyPath: "level", options: .new, context: nil)
  }
}
