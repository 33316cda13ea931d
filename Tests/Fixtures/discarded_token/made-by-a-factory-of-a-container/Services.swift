// Case: does an object live on that a factory makes once for its container?
import FactoryKit
import Foundation
import Resolver

extension Container {
  var player: Factory<Player> {
    self { Player() }.singleton
  }

  var session: Factory<Session> {
    Factory(self) { Session() }.scope(.singleton)
  }

  var archive: Factory<Archive> {
    Factory(self) { Archive(center: .default).opened() }.scope(.singleton)
  }

  var report: Factory<String> {
    Factory(self) { Report().printed() }.scope(.singleton)
  }

  var draft: Factory<Draft> {
    Factory(self) { Draft() }
  }
}

extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    register { Log() }.scope(application)
  }
}

final class Log {
  init() {
    NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }  // expect: note discarded_token
  }
}

final class Player {
  init() {
    NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }  // expect: note discarded_token
  }
}

final class Session {
  init() {
    NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }  // expect: note discarded_token
  }
}

final class Archive {
  private let center: NotificationCenter
  init(center: NotificationCenter) { self.center = center }

  func opened() -> Self {
    center.addObserver(forName: .changed, object: nil, queue: nil) { _ in }  // expect: note discarded_token
    return self
  }
}

/// The container keeps the text, and not the report. Another report is made elsewhere.
final class Report {
  init() {
    NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }  // expect: error discarded_token
  }

  func printed() -> String { "" }
  func copied() -> Report { Report() }
}

/// Made anew each time that code asks for it.
final class Draft {
  init() {
    NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }  // expect: error discarded_token
  }
}

extension Notification.Name {
  static let changed = Notification.Name("Changed")
}
