import AVFoundation

extension Gauge {
  func stop() {
    player?.removeObserver(self, forKeyPath: #keyPath(AVPlayer.rate), context: &Gauge.context)
  }
}
