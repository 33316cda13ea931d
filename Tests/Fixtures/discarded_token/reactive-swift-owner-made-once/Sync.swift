// Case: ReactiveSwift: a dropped disposable of an owner that the program makes once, and of an owner that begins again.
import Foundation
import ReactiveCocoa
import ReactiveSwift

final class SyncManager {
  init() {
    NotificationCenter.default.reactive.notifications(forName: .synced).signal
      .observeValues { [weak self] _ in self?.reload() }  // expect: note discarded_token
  }

  private func reload() {}
}

final class Services {
  let sync: SyncManager

  init() { sync = SyncManager() }
}

enum AppServices {
  private static var stack: [Services] = [Services()]

  static var current: Services { stack.last! }
}

/// The only object of the type: each start after a stop observes once more.
final class Watcher {
  static let shared = Watcher()
  private var isWatching = false

  private init() {}

  func start() {
    guard !isWatching else { return }
    isWatching = true
    NotificationCenter.default.reactive.notifications(forName: .synced)
      .observeValues { [weak self] _ in self?.reload() }  // expect: discarded_token
  }

  func stop() { isWatching = false }

  private func reload() {}
}

/// Each screen makes a model.
final class ScreenModel {
  init() {
    NotificationCenter.default.reactive.notifications(forName: .synced).signal
      .observeValues { [weak self] _ in self?.reload() }  // expect: discarded_token
  }

  private func reload() {}
}

final class Screen {
  private let model = ScreenModel()
}

extension Notification.Name {
  static let synced = Notification.Name("Synced")
}
