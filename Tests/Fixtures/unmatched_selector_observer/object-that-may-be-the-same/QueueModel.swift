// Case: is a removal for an object that could be the registration's a match?
import AVFoundation

final class QueueModel: NSObject {
  private var current: AVPlayerItem?

  func play(_ item: AVPlayerItem) {
    stopWatching(current)
    current = item
    NotificationCenter.default.addObserver(
      self, selector: #selector(ended), name: AVPlayerItem.didPlayToEndTimeNotification, object: item)
  }

  func stopWatching(_ old: AVPlayerItem?) {
    NotificationCenter.default.removeObserver(self, name: AVPlayerItem.didPlayToEndTimeNotification, object: old)
  }

  @objc private func ended() {}
}
