// Case: does the removal of another key path leave this one?
import AVFoundation

final class Gauge: NSObject {
  let item: AVPlayerItem

  init(item: AVPlayerItem) {
    self.item = item
    super.init()
    item.addObserver(self, forKeyPath: #keyPath(AVPlayerItem.status), options: .new, context: nil)
    item.addObserver(  // expect: unmatched_key_path_observer
      self, forKeyPath: #keyPath(AVPlayerItem.duration), options: .new, context: nil)
  }

  deinit {
    item.removeObserver(self, forKeyPath: #keyPath(AVPlayerItem.status))
  }
}
