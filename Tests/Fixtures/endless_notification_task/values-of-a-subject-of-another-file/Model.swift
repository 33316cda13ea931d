// Case: another file declares the subject, and another one completes it.
import Foundation

@MainActor
final class Board {
  private let feeds: Feeds
  init(_ feeds: Feeds) { self.feeds = feeds }

  func start() {
    Task {
      for await line in feeds.lines.values { show(line) }  // expect: endless_notification_task
    }
    Task {
      for await page in feeds.pages.values { show(page) }
    }
  }

  private func show(_ text: String) { print(text) }
}
