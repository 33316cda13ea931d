// Case: are an imported getter `isX` and the property `x` one key path, also through a constant?
import AVFoundation

private let empty = "playbackBufferEmpty"

final class Gauge: NSObject {
  let item: AVPlayerItem

  init(item: AVPlayerItem) {
    self.item = item
    super.init()
    item.addObserver(self, forKeyPath: empty, options: .new, context: nil)
  }

  deinit {
    item.removeObserver(self, forKeyPath: #keyPath(AVPlayerItem.isPlaybackBufferEmpty))
  }
}
