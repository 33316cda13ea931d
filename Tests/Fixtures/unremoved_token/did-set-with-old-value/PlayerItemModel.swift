// Case: does a property's own observer that removes `oldValue` (or the value before `willSet`) remove the tokens?
import AVFoundation

final class PlayerItemModel {
  private let center = NotificationCenter.default

  private var endToken: (any NSObjectProtocol)? {
    didSet {
      if let oldValue { center.removeObserver(oldValue) }
    }
  }

  private var stallToken: (any NSObjectProtocol)? {
    willSet {
      guard let stallToken else { return }
      center.removeObserver(stallToken)
    }
  }

  func observe(_ item: AVPlayerItem) {
    endToken = center.addObserver(forName: AVPlayerItem.didPlayToEndTimeNotification, object: item, queue: .main) { _ in
      print("end")
    }
    stallToken = center.addObserver(forName: AVPlayerItem.playbackStalledNotification, object: item, queue: .main) { _ in
      print("stalled")
    }
  }

  func stop() {
    endToken = nil
    stallToken = nil
  }
}
