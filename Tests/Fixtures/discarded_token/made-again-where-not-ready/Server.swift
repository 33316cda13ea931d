// Case: does code make an object only where it is missing, if it also asks the object for its state?
import Foundation

final class Server {
  private static var shared: Server?
  var isReady = true

  static func started() -> Server {
    guard let server = shared, server.isReady else {
      let server = Server()
      shared = server
      return server
    }
    return server
  }

  init() {
    NotificationCenter.default.addObserver(forName: .stopped, object: nil, queue: nil) { _ in }  // expect: error discarded_token
  }
}

final class Cache {
  private static var shared: Cache?

  static func started() -> Cache {
    guard let cache = shared else {
      let cache = Cache()
      shared = cache
      return cache
    }
    return cache
  }

  init() {
    NotificationCenter.default.addObserver(forName: .stopped, object: nil, queue: nil) { _ in }  // expect: note discarded_token
  }
}

extension Notification.Name {
  static let stopped = Notification.Name("Stopped")
}
