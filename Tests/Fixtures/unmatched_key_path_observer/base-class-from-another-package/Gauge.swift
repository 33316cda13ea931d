// Case: is a type silent whose base class cannot be seen?
import AVFoundation
import SomeKit

final class Gauge: SomeKitGauge {
  override func start() {
    super.start()
    player.addObserver(self, forKeyPath: "rate", options: .new, context: nil)
  }
}
