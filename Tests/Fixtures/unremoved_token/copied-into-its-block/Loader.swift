// Case: does a capture list copy a token that is still nil, so that the block removes nothing?
import Foundation

final class Loader {
  func load() {
    var token: (any NSObjectProtocol)?
    token = NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { [token] _ in  // expect: discarded_token
      if let token { NotificationCenter.default.removeObserver(token) }
    }
    weak var other: (any NSObjectProtocol)?
    other = NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { [weak other] _ in  // expect: discarded_token
      if let other { NotificationCenter.default.removeObserver(other) }
    }
    var third: (any NSObjectProtocol)?
    third = NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in
      if let third { NotificationCenter.default.removeObserver(third) }
    }
  }

  func wait(_ later: (@escaping () -> Void) -> Void) {
    var token: (any NSObjectProtocol)?
    token = NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }
    later { [token] in
      if let token { NotificationCenter.default.removeObserver(token) }
    }
  }
}

extension Notification.Name {
  static let changed = Notification.Name("Changed")
}
