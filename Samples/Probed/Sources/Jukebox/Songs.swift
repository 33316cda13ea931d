import Foundation

extension Notification.Name {
  public static let songDidEnd = Notification.Name("songDidEnd")
  public static let volumeDidChange = Notification.Name("volumeDidChange")
}

/// Leaks: nobody can end what it begins.
public final class Counter {
  public init() {}

  public func countSongs() {
    _ = NotificationCenter.default.addObserver(forName: .songDidEnd, object: nil, queue: nil) { _ in }  // expect: discarded_token
  }
}

/// Leaks: letting the token go ends nothing.
public final class Display {
  private var token: (any NSObjectProtocol)?

  public init() {}

  public func showVolume() {
    token = NotificationCenter.default.addObserver(forName: .volumeDidChange, object: nil, queue: nil) { _ in }  // expect: unremoved_token
  }
}

/// Ends what it begins.
public final class Amplifier {
  private let token: any NSObjectProtocol

  public init() {
    token = NotificationCenter.default.addObserver(forName: .volumeDidChange, object: nil, queue: nil) { _ in }
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}

/// Leaks where nobody calls `stop`, which no linter can tell.
public final class Radio {
  private var token: (any NSObjectProtocol)?

  public init() {}

  public func start() {
    token = NotificationCenter.default.addObserver(forName: .songDidEnd, object: nil, queue: nil) { _ in }
  }

  public func stop() {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
  }
}

/// Observes as long as the process runs, as it is meant to.
public final class Charts: Sendable {
  public static let shared = Charts()
  private nonisolated(unsafe) let token: any NSObjectProtocol

  private init() {
    token = NotificationCenter.default.addObserver(forName: .songDidEnd, object: nil, queue: nil) { _ in }
  }

  public func open() {}

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}
