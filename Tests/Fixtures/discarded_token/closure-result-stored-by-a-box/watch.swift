// Case: is a token kept that a closure puts into a copy, which the box that runs the closure stores?
import Foundation

final class Box<Content> {
  private let lock = NSLock()
  private var content: Content

  init(_ content: Content) { self.content = content }

  var current: Content { content }

  @discardableResult
  func change(_ change: (Content) -> Content) -> Content {
    lock.withLock {
      let changed = change(content)
      content = changed
      return changed
    }
  }
}

private nonisolated(unsafe) let registered = Box<[Int: any NSObjectProtocol]>([:])

extension NotificationCenter {
  func watch(_ name: Notification.Name, number: Int, for owner: AnyObject, _ handle: @escaping () -> Void) {
    let token = addObserver(forName: name, object: nil, queue: nil) { [weak owner] _ in
      guard owner == nil else { return handle() }
      if let token = registered.current[number] { self.removeObserver(token) }
    }
    registered.change { tokens in
      var copy = tokens
      copy[number] = token
      return copy
    }
  }
}
