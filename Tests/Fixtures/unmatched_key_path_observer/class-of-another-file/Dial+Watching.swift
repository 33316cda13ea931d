// Case: is a key path reported that an extension observes whose class another file declares?
import AVFoundation

extension Dial {
  func watch(_ item: AVPlayerItem) {
    item.addObserver(self, forKeyPath: "status", options: .new, context: nil)  // expect: unmatched_key_path_observer
  }
}

extension Knob {
  func watch(_ item: AVPlayerItem) {
    item.addObserver(self, forKeyPath: "status", options: .new, context: nil)
  }
}
