// Case: is a list reported when one of its key paths is not removed?
import AVFoundation

final class Gauge: NSObject {
  let item: AVPlayerItem

  init(item: AVPlayerItem) {
    self.item = item
    super.init()
    for path in ["status", "duration"] {
      item.addObserver(self, forKeyPath: path, options: .new, context: nil)  // expect: unmatched_key_path_observer
    }
  }

  deinit {
    item.removeObserver(self, forKeyPath: "status")
  }
}
