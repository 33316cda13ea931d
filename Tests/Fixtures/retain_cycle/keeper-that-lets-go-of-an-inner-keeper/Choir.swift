// Case: does the method of a keeper end the observation that an object inside of the keeper keeps?
import Foundation

/// Each of its children keeps one token, and removes it.
final class Section {
  private var token: NSObjectProtocol?
  private var children: [Section] = []
  private var soloist: Section?

  func listen(_ name: Notification.Name, _ handler: @escaping (Notification) -> Void) {
    let child = Section()
    child.token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main, using: handler)
    children.append(child)
  }

  func count() -> Int { children.count }

  func dismissAll() { children = [] }

  func dismiss() { dismissSoloist() }

  private func dismissSoloist() { soloist = nil }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

final class Rehearsal {
  private let section = Section()
  private var songs = 0

  func begin() {
    section.listen(.songBegan) { _ in self.songs += 1 }
  }

  func end() { section.dismissAll() }
}

final class Concert {
  private let section = Section()
  private var songs = 0

  func begin() {
    section.listen(.songBegan) { _ in self.songs += 1 }
  }

  func end() { section.dismiss() }
}

final class Recording {
  private let section = Section()
  private var songs = 0

  func begin() {
    section.listen(.songBegan) { _ in self.songs += 1 }  // expect: retain_cycle
  }

  func report() { print(section.count()) }
}

extension Notification.Name {
  static let songBegan = Notification.Name("SongBegan")
}
