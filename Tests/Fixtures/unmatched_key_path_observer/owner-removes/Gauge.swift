// Case: is a key path silent that the observer's owner in another file removes?
import AVFoundation

final class Gauge: NSObject {
  func start(_ player: AVPlayer) {
    player.addObserver(self, forKeyPath: "rate", options: .new, context: nil)
  }
}
