import AVFoundation
import Foundation

@MainActor
final class PlayerModel {
  private(set) var title = ""
  var interruptionToken: (any NSObjectProtocol)?
  private var episodeToken: (any NSObjectProtocol)?
  private var routeObservation: Observation?
  private var queueTokens: [any NSObjectProtocol] = []

  func start() {
    // `stop()` releases this token, which ends nothing.
    episodeToken = NotificationCenter.default.addObserver(  // expect: unremoved_token
      forName: .episodeDidChange, object: nil, queue: .main
    ) { [weak self] notification in
      let title = notification.object as? String ?? ""
      MainActor.assumeIsolated { self?.title = title }
    }

    // PlayerModel+Interruptions.swift removes this one.
    interruptionToken = NotificationCenter.default.addObserver(
      forName: AVAudioSession.interruptionNotification, object: nil, queue: .main
    ) { _ in print("interrupted") }

    // Removed by the wrapper's `deinit`.
    routeObservation = Observation(
      NotificationCenter.default.token(for: AVAudioSession.routeChangeNotification) { print("another route") })

    // Collected by `map`, and removed in `stop()`.
    queueTokens = [Notification.Name.queueDidChange, .downloadDidProgress].map { name in
      NotificationCenter.default.token(for: name) { print(name.rawValue) }
    }

    // A local keeps a token no longer than `_ =` does, though no compiler warns of this one.
    let token = NotificationCenter.default.addObserver(  // expect: discarded_token
      forName: .queueDidChange, object: nil, queue: .main
    ) { _ in print("another queue") }
    _ = token
  }

  func stop() {
    episodeToken = nil
    routeObservation = nil
    queueTokens.forEach(NotificationCenter.default.removeObserver)
    queueTokens = []
    endInterruptions()
  }

  func play(_ episode: String) {
    NotificationCenter.default.post(name: .episodeDidChange, object: episode, userInfo: ["name": episode])
  }
}
