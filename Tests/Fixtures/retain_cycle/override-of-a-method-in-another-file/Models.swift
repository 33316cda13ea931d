import Foundation

final class HomeModel {
  private var token: NSObjectProtocol?

  init() {
    token = NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in self.update() }  // expect: note retain_cycle
  }

  deinit { token.map { NotificationCenter.default.removeObserver($0) } }

  private func update() {}
}

final class SettingsModel {
  private var token: NSObjectProtocol?

  init() {
    token = NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in self.update() }  // expect: error retain_cycle
  }

  deinit { token.map { NotificationCenter.default.removeObserver($0) } }

  private func update() {}
}

extension Notification.Name { static let changed = Notification.Name("changed") }
