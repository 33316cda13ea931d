// Case: each object keeps itself in a static property, and is made only where that property is empty
import SwiftUI

final class Ledger: ObservableObject {
  static var shared: Ledger?

  init() {
    Ledger.shared = self
    NotificationCenter.default.addObserver(forName: .pageTurned, object: nil, queue: .main) { [weak self] _ in  // expect: note discarded_token
      self?.flush()
    }
  }

  func flush() {}
}

// Some code makes another one in any case.
final class Journal {
  static var shared: Journal?

  init() {
    Journal.shared = self
    NotificationCenter.default.addObserver(forName: .pageTurned, object: nil, queue: .main) { [weak self] _ in  // expect: error discarded_token
      self?.flush()
    }
  }

  func flush() {}
}

// The property is emptied.
final class Diary {
  static var shared: Diary?

  init() {
    Self.shared = self
    NotificationCenter.default.addObserver(forName: .pageTurned, object: nil, queue: .main) { [weak self] _ in  // expect: error discarded_token
      self?.flush()
    }
  }

  func flush() {}
}

// The property does not keep the object.
final class Album {
  static weak var shared: Album?

  init() {
    Album.shared = self
    NotificationCenter.default.addObserver(forName: .pageTurned, object: nil, queue: .main) { [weak self] _ in  // expect: error discarded_token
      self?.flush()
    }
  }

  func flush() {}
}

// A condition decides which object keeps itself.
final class Atlas {
  static var shared: Atlas?

  init(isMain: Bool) {
    if isMain { Atlas.shared = self }
    NotificationCenter.default.addObserver(forName: .pageTurned, object: nil, queue: .main) { [weak self] _ in  // expect: error discarded_token
      self?.flush()
    }
  }

  func flush() {}
}

extension Notification.Name {
  static let pageTurned = Notification.Name("PageTurned")
}
