import Combine

struct Printer {
  let feeds: Feeds
  func finish() { feeds.pages.send(completion: .finished) }
}
