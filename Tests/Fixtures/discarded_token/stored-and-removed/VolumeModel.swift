// Case: is a token that a property keeps and `deinit` removes clean?
import AVFoundation

final class VolumeModel {
  private var token: (any NSObjectProtocol)?
  private(set) var isInterrupted = false

  init() {
    token = NotificationCenter.default.addObserver(
      forName: AVAudioSession.interruptionNotification, object: nil, queue: .main
    ) { [weak self] _ in
      self?.isInterrupted = true
    }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
