// Case: is a cast in a `sink` over a center's publisher reported, also after operators that keep the notification?
import AVFoundation
import Combine

final class InterruptionModel {
  private var bag: Set<AnyCancellable> = []
  private(set) var raw: UInt = 0

  init() {
    NotificationCenter.default.publisher(for: AVAudioSession.interruptionNotification)
      .receive(on: RunLoop.main)
      .sink { [weak self] note in
        self?.raw = note.userInfo?[AVAudioSessionInterruptionTypeKey] as? UInt ?? 0  // expect: untyped_userinfo
      }
      .store(in: &bag)
  }
}
