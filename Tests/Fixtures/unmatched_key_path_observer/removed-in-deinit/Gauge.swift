// Case: is a key path silent that `deinit` removes, spelled by `#keyPath` in one place and by a string in the other?
import AVFoundation

final class Gauge: NSObject {
  let item: AVPlayerItem

  init(item: AVPlayerItem) {
    self.item = item
    super.init()
    item.addObserver(self, forKeyPath: #keyPath(AVPlayerItem.status), options: [.new, .initial], context: nil)
  }

  deinit {
    item.removeObserver(self, forKeyPath: "status")
  }
}
