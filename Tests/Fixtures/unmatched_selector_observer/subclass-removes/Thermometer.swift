import UIKit

final class Thermometer: Gauge {
  deinit {
    NotificationCenter.default.removeObserver(self, name: .unitsChanged, object: nil)
  }
}
