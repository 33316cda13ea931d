// Case: does emptying the array that holds the tokens remove them?
import Foundation

final class PodcastFeedModel {
  private var tokens: [any NSObjectProtocol] = []
  private(set) var episodes: [String] = []

  func start() {
    tokens.append(
      NotificationCenter.default.addObserver(forName: .episodeAdded, object: nil, queue: .main) { [weak self] _ in  // expect: unremoved_token
        self?.episodes.removeAll()
      }
    )
  }

  func stop() {
    tokens.removeAll()
    tokens = []
  }
}

extension Notification.Name {
  static let episodeAdded = Notification.Name("EpisodeAdded")
}
