// Case: is a key path silent that an extension in another file removes, with its context?
import AVFoundation

final class Gauge: NSObject {
  static var context = 0
  var player: AVPlayer?

  func start() {
    player?.addObserver(self, forKeyPath: #keyPath(AVPlayer.rate), options: .new, context: &Gauge.context)
  }
}
