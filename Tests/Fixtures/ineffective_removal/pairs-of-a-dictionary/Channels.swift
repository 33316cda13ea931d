// Case: a loop over a dictionary of tokens removes its entries, which are pairs
import Foundation

final class Channels {
  private var tokens: [String: any NSObjectProtocol] = [:]

  func open(_ channel: String) {
    tokens[channel] = NotificationCenter.default.addObserver(  // expect: unremoved_token
      forName: Notification.Name(channel), object: nil, queue: nil
    ) { _ in }
  }

  deinit {
    for entry in tokens {
      NotificationCenter.default.removeObserver(entry)  // expect: ineffective_removal
    }
  }
}

final class Streams {
  private var tokens: [String: any NSObjectProtocol] = [:]

  func open(_ stream: String) {
    tokens[stream] = NotificationCenter.default.addObserver(  // expect: unremoved_token
      forName: Notification.Name(stream), object: nil, queue: nil
    ) { _ in }
  }

  deinit {
    tokens.forEach { NotificationCenter.default.removeObserver($0) }  // expect: ineffective_removal
  }
}

final class Feeds {
  private var tokens: [String: any NSObjectProtocol] = [:]
  private var others: [String: any NSObjectProtocol] = [:]
  private var last: [String: any NSObjectProtocol] = [:]
  private var first: [String: any NSObjectProtocol] = [:]

  func open(_ feed: String) {
    let name = Notification.Name(feed)
    tokens[feed] = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in }
    others[feed] = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in }
    last[feed] = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in }
    first[feed] = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in }
  }

  deinit {
    for (_, token) in tokens { NotificationCenter.default.removeObserver(token) }
    for entry in others { NotificationCenter.default.removeObserver(entry.value) }
    last.forEach { NotificationCenter.default.removeObserver($1) }
    for token in first.values { NotificationCenter.default.removeObserver(token) }
  }
}
