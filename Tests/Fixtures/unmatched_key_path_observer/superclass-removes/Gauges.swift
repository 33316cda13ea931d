// Case: may a superclass remove what a subclass registers, and the reverse?
import AVFoundation

class BaseGauge: NSObject {
  var item: AVPlayerItem?

  deinit {
    item?.removeObserver(self, forKeyPath: "status")
  }
}

final class FineGauge: BaseGauge {
  func start() {
    item?.addObserver(self, forKeyPath: "status", options: .new, context: nil)
  }
}
