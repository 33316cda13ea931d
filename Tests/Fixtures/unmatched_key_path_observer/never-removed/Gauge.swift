// Case: is a key path reported that nothing removes?
import AVFoundation

final class Gauge: NSObject {
  var item: AVPlayerItem?

  func watch(_ item: AVPlayerItem) {
    self.item = item
    item.addObserver(self, forKeyPath: "status", options: .new, context: nil)  // expect: unmatched_key_path_observer
  }
}
