// Case: are tokens clean that single-expression closures hand to `map`, `compactMap` and `flatMap`, and that are removed later?
import Foundation

final class MigrationMonitor {
  private var tokens: [any NSObjectProtocol] = []
  private let center: NotificationCenter

  init(center: NotificationCenter, steps: [Notification.Name?], groups: [[Notification.Name]]) {
    self.center = center
    tokens = [Notification.Name.migrationStarted, .migrationEnded].map {
      center.addObserver(forName: $0, object: nil, queue: nil) { _ in print("migration") }
    }
    tokens += steps.compactMap { step in
      step.map { center.addObserver(forName: $0, object: nil, queue: nil) { _ in print("step") } }
    }
    tokens += groups.flatMap { group in
      group.map { name in
        center.addObserver(forName: name, object: nil, queue: nil) { _ in print("group") }
      }
    }
  }

  deinit {
    tokens.forEach { center.removeObserver($0) }
  }
}

extension Notification.Name {
  static let migrationStarted = Notification.Name("MigrationStarted")
  static let migrationEnded = Notification.Name("MigrationEnded")
}
