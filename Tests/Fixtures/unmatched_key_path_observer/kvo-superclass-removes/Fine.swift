import UIKit

final class FineGauge: BaseGauge {
  func start() {
    item?.addObserver(self, forKeyPath: "status", options: .new, context: nil)
  }
}
