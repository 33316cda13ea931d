// Case: an interruption never carries the reason for which the route changed.
import AVFAudio

final class Radio {
  private var token: NSObjectProtocol?

  func start() {
    token = NotificationCenter.default.addObserver(
      forName: AVAudioSession.interruptionNotification, object: nil, queue: .main
    ) { note in
      let kind = note.userInfo?[AVAudioSessionInterruptionTypeKey] as? UInt  // expect: untyped_userinfo
      let why = note.userInfo?[AVAudioSessionRouteChangeReasonKey] as? UInt  // expect: userinfo_contract, untyped_userinfo
      print(kind as Any, why as Any)
    }
  }

  func stop() {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
