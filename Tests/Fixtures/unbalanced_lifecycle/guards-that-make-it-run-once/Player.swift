// Case: do a nil check on the token, a flag, a set of names, and a lazy property make it run once?
import UIKit

final class Player: UIViewController {
  private var token: (any NSObjectProtocol)?
  private var isObserving = false
  private var names: Set<Notification.Name> = []
  private lazy var route: any NSObjectProtocol = NotificationCenter.default.addObserver(
    forName: .routeChanged, object: nil, queue: .main
  ) { _ in print("route") }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    _ = route
    if token == nil {
      token = NotificationCenter.default.addObserver(forName: .songEnded, object: nil, queue: .main) { _ in print("end") }
    }
    observeOnce()
    observe(.songPaused)
  }

  private func observeOnce() {
    guard !isObserving else { return }
    isObserving = true
    NotificationCenter.default.addObserver(self, selector: #selector(started), name: .songStarted, object: nil)
  }

  private func observe(_ name: Notification.Name) {
    if isKnown(name) { return }
    names.insert(name)
    NotificationCenter.default.addObserver(self, selector: #selector(started), name: name, object: nil)
  }

  private func isKnown(_ name: Notification.Name) -> Bool { names.contains(name) }

  deinit {
    NotificationCenter.default.removeObserver(self)
    if let token { NotificationCenter.default.removeObserver(token) }
    NotificationCenter.default.removeObserver(route)
  }

  @objc private func started() {}
}

extension Notification.Name {
  static let routeChanged = Notification.Name("RouteChanged")
  static let songEnded = Notification.Name("SongEnded")
  static let songPaused = Notification.Name("SongPaused")
  static let songStarted = Notification.Name("SongStarted")
}
