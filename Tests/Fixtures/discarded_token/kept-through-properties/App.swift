// Case: is a leak a note where a singleton keeps the owner through properties, and an error where another one is made?
import Foundation

final class Services {
  static let shared = Services()

  let library: Library
  private(set) var downloads: Downloads?
  lazy var player: Player = {
    let player = Player(library: library)
    return player
  }()

  private init() {
    let library = Library()
    self.library = library
    Task { self.downloads = Downloads() }
  }
}

final class Library {
  private let index = SearchIndex()

  init() {
    NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }  // expect: note discarded_token
  }
}

final class SearchIndex {
  init() {
    NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }  // expect: note discarded_token
  }
}

final class Downloads {
  init() {
    NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }  // expect: note discarded_token
  }
}

final class Player {
  private let library: Library
  private var mixer: Mixer?

  init(library: Library) {
    self.library = library
    NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }  // expect: note discarded_token
  }

  func play() {
    mixer = Mixer()
  }
}

final class Mixer {
  init() {
    NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }  // expect: error discarded_token
  }
}

final class Export {
  init() {
    NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }  // expect: error discarded_token
  }
}

final class Archive {
  static let shared = Archive()
  private var exports = Export()

  func reset() {
    exports = Export()
  }
}

extension Notification.Name {
  static let changed = Notification.Name("Changed")
}
