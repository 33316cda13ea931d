import Foundation

extension Notification.Name {
  static let episodeDidChange = Notification.Name("EpisodeDidChange")
  static let downloadDidProgress = Notification.Name("DownloadDidProgress")
  static let queueDidChange = Notification.Name("QueueDidChange")
}

/// The payload of `downloadDidProgress`, read and checked in one place.
struct DownloadProgress {
  let episode: String
  let fraction: Double

  init?(_ notification: Notification) {
    guard
      let episode = notification.userInfo?["episode"] as? String,
      let fraction = notification.userInfo?["fraction"] as? Double
    else { return nil }
    self.episode = episode
    self.fraction = fraction
  }
}

extension NotificationCenter {
  /// Nobody who calls this can ever end the observation, as the token never leaves it.
  func observe(_ name: Notification.Name, _ work: @escaping @Sendable () -> Void) {
    addObserver(forName: name, object: nil, queue: .main) { _ in work() }  // expect: discarded_token
  }

  /// The caller gets the token, and whether it leaks is up to the caller.
  func token(for name: Notification.Name, _ work: @escaping @Sendable () -> Void) -> any NSObjectProtocol {
    addObserver(forName: name, object: nil, queue: .main) { _ in work() }
  }

  /// Runs once, as the block removes its own token.
  func once(_ name: Notification.Name, _ work: @escaping () -> Void) {
    var token: (any NSObjectProtocol)?
    token = addObserver(forName: name, object: nil, queue: .main) { _ in
      if let token { self.removeObserver(token) }
      work()
    }
  }
}

/// Ends an observation when it is released, which a bare token does not.
final class Observation {
  private let token: any NSObjectProtocol

  init(_ token: any NSObjectProtocol) {
    self.token = token
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}
