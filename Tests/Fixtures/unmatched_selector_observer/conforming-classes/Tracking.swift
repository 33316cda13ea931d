// Case: the extension of a protocol registers the objects of each class that conforms and calls it. The removal of one class
// ends no registration of another class.
import UIKit

@objc protocol Tracking {
  func userChanged()
}

extension Tracking {
  func trackUser() {
    NotificationCenter.default.addObserver(self, selector: #selector(userChanged), name: .userChanged, object: nil)  // expect: note unmatched_selector_observer
  }
}

final class HomePage: UIViewController, Tracking {
  override func viewDidLoad() {
    super.viewDidLoad()
    trackUser()
  }

  func userChanged() {}
}

final class NewsPage: UIViewController, Tracking {
  override func viewDidLoad() {
    super.viewDidLoad()
    trackUser()
  }

  func userChanged() {}
  deinit { NotificationCenter.default.removeObserver(self) }
}

@objc protocol Listening {
  func songChanged()
}

extension Listening {
  func listen() { listenToSongs() }

  private func listenToSongs() {
    NotificationCenter.default.addObserver(self, selector: #selector(songChanged), name: .songChanged, object: nil)
  }
}

class SongPage: UIViewController, Listening {
  override func viewDidLoad() {
    super.viewDidLoad()
    listen()
  }

  func songChanged() {}
  deinit { NotificationCenter.default.removeObserver(self) }
}

final class AlbumPage: SongPage {}

/// It never listens.
final class SilentPage: UIViewController, Listening {
  func songChanged() {}
}

extension Notification.Name {
  static let userChanged = Notification.Name("userChanged")
  static let songChanged = Notification.Name("songChanged")
}
