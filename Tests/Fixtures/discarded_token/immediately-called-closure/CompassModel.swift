// Case: is a token clean that comes out of a closure called on the spot, out of `sync`, or out of an optional chain, and is removed?
import Foundation

final class CompassModel {
  private let queue = DispatchQueue(label: "compass")
  private let name: Notification.Name?
  private var heading: (any NSObjectProtocol)?
  private var location: (any NSObjectProtocol)?
  private var custom: (any NSObjectProtocol)?

  init(name: Notification.Name?) {
    self.name = name
  }

  func start() {
    heading = {
      NotificationCenter.default.addObserver(forName: .headingChanged, object: nil, queue: nil) { _ in print("heading") }
    }()
    location = queue.sync {
      NotificationCenter.default.addObserver(forName: .locationChanged, object: nil, queue: nil) { _ in print("here") }
    }
    custom = name.map {
      NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil) { _ in print("custom") }
    }
  }

  func stop() {
    for token in [heading, location, custom] {
      if let token { NotificationCenter.default.removeObserver(token) }
    }
  }
}

extension Notification.Name {
  static let headingChanged = Notification.Name("HeadingChanged")
  static let locationChanged = Notification.Name("LocationChanged")
}
