import Foundation

/// An observation. It ends when this is released, or by ``cancel()``.
///
/// After its end no handler begins to run on that thread; on another thread one may be running still.
///
/// Any isolation. Measured with Swift 6.3.1 on Linux: Foundation releases a removed block while it holds a lock of its
/// own, and aborts where that release removes a further observer. A block must not be the last owner of a token.
public final class NotificationToken: Sendable {
  private let observation: Observation

  init(_ observation: Observation) { self.observation = observation }

  deinit { observation.end() }

  /// Ends the observation. Again: nothing.
  public func cancel() { observation.end() }

  /// Keeps the observation until the bag ends it or is released.
  public func store(in bag: NotificationTokenBag) { bag.insert(self) }
}

/// Observations that end together: each when the bag is released, or by ``cancelAll()``.
///
/// Any isolation.
public final class NotificationTokenBag: @unchecked Sendable {
  // Unchecked: everything that changes is behind the lock.
  private let lock = NSLock()
  private var tokens: [NotificationToken] = []

  public init() {}

  public func insert(_ token: NotificationToken) {
    lock.withLock { tokens.append(token) }
  }

  /// Ends all of them. The bag may take new ones.
  public func cancelAll() {
    let ended = lock.withLock {
      defer { tokens = [] }
      return tokens
    }
    for token in ended { token.cancel() }
  }
}
