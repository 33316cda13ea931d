// Case: is a token clean when the call is an argument of `append`, an element of a literal, or added with `+=`?
import UIKit

final class FeedController: UIViewController {
  private var tokens: [any NSObjectProtocol] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let center = NotificationCenter.default
    tokens.append(
      center.addObserver(forName: .feedUpdated, object: nil, queue: .main) { [weak self] _ in self?.reload() })
    tokens += [
      center.addObserver(forName: .feedCleared, object: nil, queue: .main) { [weak self] _ in self?.reload() },
      center.addObserver(forName: .feedFailed, object: nil, queue: .main) { [weak self] _ in self?.reload() },
    ]
    let last = center.addObserver(forName: .feedPaused, object: nil, queue: .main) { [weak self] _ in self?.reload() }
    tokens.append(last)
  }

  deinit {
    for token in tokens {
      NotificationCenter.default.removeObserver(token)
    }
  }

  private func reload() {
    view.setNeedsLayout()
  }
}

extension Notification.Name {
  static let feedUpdated = Notification.Name("FeedUpdated")
  static let feedCleared = Notification.Name("FeedCleared")
  static let feedFailed = Notification.Name("FeedFailed")
  static let feedPaused = Notification.Name("FeedPaused")
}
