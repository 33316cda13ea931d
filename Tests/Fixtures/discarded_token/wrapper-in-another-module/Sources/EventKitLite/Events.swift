// Case: is a wrapper in another module of the program, two calls deep, reported at its registration alone?
import Foundation

public enum Events {
  public static func subscribe(_ name: Notification.Name, _ block: @escaping @Sendable () -> Void) {
    register(name, on: .default, block)
  }

  private static func register(
    _ name: Notification.Name, on center: NotificationCenter, _ block: @escaping @Sendable () -> Void
  ) {
    center.addObserver(forName: name, object: nil, queue: .main) { _ in block() }  // expect: discarded_token
  }
}
