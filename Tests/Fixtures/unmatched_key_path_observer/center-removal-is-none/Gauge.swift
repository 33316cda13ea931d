// Case: does a removal of the notification center leave a key path observed?
import AVFoundation

final class Gauge: NSObject {
  var player: AVPlayer?

  func start() {
    player?.addObserver(self, forKeyPath: "rate", options: .new, context: nil)  // expect: unmatched_key_path_observer
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }
}
