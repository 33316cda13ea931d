// Case: is a list of key paths silent when the list that is added is the list that is removed?
import AVFoundation

final class Gauge: NSObject {
  private let paths = [#keyPath(AVPlayerItem.status), #keyPath(AVPlayerItem.duration)]
  let item: AVPlayerItem

  init(item: AVPlayerItem) {
    self.item = item
    super.init()
    for path in paths { item.addObserver(self, forKeyPath: path, options: .new, context: nil) }
  }

  deinit {
    paths.forEach { item.removeObserver(self, forKeyPath: $0) }
  }
}
