// Case: is only the forgotten one of three tokens reported?
import Foundation

final class FilesModel {
  private var added: (any NSObjectProtocol)?
  private var changed: (any NSObjectProtocol)?
  private var removed: (any NSObjectProtocol)?
  private let center = NotificationCenter.default

  func start() {
    added = center.addObserver(forName: .fileAdded, object: nil, queue: .main) { _ in print("added") }
    changed = center.addObserver(forName: .fileChanged, object: nil, queue: .main) { _ in print("changed") }
    removed = center.addObserver(forName: .fileRemoved, object: nil, queue: .main) { _ in print("removed") }  // expect: unremoved_token
  }

  func stop() {
    [added, changed].compactMap { $0 }.forEach(center.removeObserver)
    removed = nil
  }
}

extension Notification.Name {
  static let fileAdded = Notification.Name("FileAdded")
  static let fileChanged = Notification.Name("FileChanged")
  static let fileRemoved = Notification.Name("FileRemoved")
}
