// Case: does it matter how the block is passed: trailing, by its label, as a method, a local function or a stored closure?
import AppKit

final class PlayerWindow: NSWindowController {
  private let log: @Sendable (Notification) -> Void = { print($0.name.rawValue) }

  override func windowDidLoad() {
    super.windowDidLoad()
    let center = NotificationCenter.default

    @Sendable func note(_ notification: Notification) {
      print(notification.name.rawValue)
    }

    center.addObserver(forName: .movieBegan, object: window, queue: .main, using: { _ in print("began") })  // expect: discarded_token
    center.addObserver(forName: .movieEnded, object: window, queue: .main, using: note)  // expect: discarded_token
    center.addObserver(forName: .moviePaused, object: window, queue: .main, using: log)  // expect: discarded_token
    center.addObserver(forName: .movieStalled, object: window, queue: .main, using: Self.report)  // expect: discarded_token
  }

  private static func report(_ notification: Notification) {
    print(notification.name.rawValue)
  }
}

extension Notification.Name {
  static let movieBegan = Notification.Name("MovieBegan")
  static let movieEnded = Notification.Name("MovieEnded")
  static let moviePaused = Notification.Name("MoviePaused")
  static let movieStalled = Notification.Name("MovieStalled")
}
