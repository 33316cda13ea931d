// Case: is it a warning where the code behind the removal ends the registrations of the extension by their names?
import UIKit

final class Player: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    watchTracks()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    NotificationCenter.default.removeObserver(self)  // expect: note overbroad_removal
    forgetTracks()
  }

  @objc func changed() {}
}

extension Player {
  func watchTracks() {
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .trackChanged, object: nil)
  }

  func forgetTracks() {
    NotificationCenter.default.removeObserver(self, name: .trackChanged, object: nil)
  }
}

final class Recorder: UIViewController {
  private var isDone = false

  override func viewDidLoad() {
    super.viewDidLoad()
    watchTracks()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    NotificationCenter.default.removeObserver(self)  // expect: warning overbroad_removal
    if isDone { forgetTracks() }
  }

  @objc func changed() {}
}

extension Recorder {
  func watchTracks() {
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .trackChanged, object: nil)
  }

  func forgetTracks() {
    NotificationCenter.default.removeObserver(self, name: .trackChanged, object: nil)
  }
}

/// The removal by name is of another notification.
final class Mixer: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    watchTracks()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    NotificationCenter.default.removeObserver(self)  // expect: warning overbroad_removal
    NotificationCenter.default.removeObserver(self, name: .levelChanged, object: nil)  // expect: ineffective_removal
  }

  @objc func changed() {}
}

extension Mixer {
  func watchTracks() {
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .trackChanged, object: nil)
  }
}

extension Notification.Name {
  static let levelChanged = Notification.Name("LevelChanged")
  static let trackChanged = Notification.Name("TrackChanged")
}
