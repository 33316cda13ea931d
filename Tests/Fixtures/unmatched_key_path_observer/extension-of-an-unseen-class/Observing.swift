// Case: may the unseen source of a class that is only extended here stop observing a key path?
import AVFoundation

extension MoviePlayerController {
  func watchItem() {
    currentMovie.addObserver(self, forKeyPath: "status", options: [.new], context: nil)
  }
}

extension TrailerPlayerController {
  func watchItem() {
    currentTrailer.addObserver(self, forKeyPath: "status", options: [.new], context: nil)  // expect: unmatched_key_path_observer
  }
}

final class TrailerPlayerController: NSObject {
  let currentTrailer: AVPlayerItem

  init(_ trailer: AVPlayerItem) {
    currentTrailer = trailer
    super.init()
    watchItem()
  }
}
