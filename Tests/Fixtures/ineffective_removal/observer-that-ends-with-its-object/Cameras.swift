// Case: does a removal that misses its registration harm anybody if the observer ends with its object?
import Foundation

/// Only the end of the object runs the removals.
final class Still: NSObject {
  override init() {
    super.init()
    NotificationCenter.default.addObserver(self, selector: #selector(shot), name: .init("shot"), object: nil)  // expect: unmatched_selector_observer
  }

  @objc private func shot() {}

  deinit { end() }

  private func end() {
    NotificationCenter.default.removeObserver(self, name: .init("flash"), object: nil)  // expect: note ineffective_removal
    NotificationCenter.default.removeObserver(self, name: .init("zoom"), object: nil)  // expect: note ineffective_removal
  }
}

/// The object goes on, and so does the observer.
final class Movie: NSObject {
  override init() {
    super.init()
    NotificationCenter.default.addObserver(self, selector: #selector(shot), name: .init("shot"), object: nil)  // expect: unmatched_selector_observer
  }

  @objc private func shot() {}

  func stop() {
    NotificationCenter.default.removeObserver(self, name: .init("flash"), object: nil)  // expect: warning ineffective_removal
  }

  deinit { stop() }
}

final class Studio {
  func pause(_ movie: Movie) { movie.stop() }
}

/// A block does not end with its object.
final class Panorama: NSObject {
  override init() {
    super.init()
    NotificationCenter.default.addObserver(forName: .init("flash"), object: nil, queue: nil) { _ in print("flash") }  // expect: discarded_token
    NotificationCenter.default.addObserver(self, selector: #selector(shot), name: .init("shot"), object: nil)  // expect: unmatched_selector_observer
  }

  @objc private func shot() {}

  deinit {
    NotificationCenter.default.removeObserver(self, name: .init("flash"), object: nil)  // expect: warning ineffective_removal
  }
}

/// The lens may live longer than the camera.
final class Lens: NSObject {
  private(set) var token: Any?

  func watch() {
    token = NotificationCenter.default.addObserver(self, selector: #selector(turned), name: .init("turn"), object: nil)  // expect: unmatched_selector_observer
  }

  @objc private func turned() {}
}

final class Camera {
  private let lens: Lens

  init(_ lens: Lens) {
    self.lens = lens
    lens.watch()
  }

  deinit {
    if let token = lens.token { NotificationCenter.default.removeObserver(token) }  // expect: warning ineffective_removal
  }
}
