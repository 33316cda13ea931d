// Case: is a token kept for ever that a static helper stores, if a flag lets its caller run once?
import Foundation

public enum Images {
  private static let queue = DispatchQueue(label: "images")
  private static var isReadyNow = false
  private static var isReady: Bool {
    get { queue.sync { isReadyNow } }
    set { queue.async { isReadyNow = newValue } }
  }
  private static var token: NSObjectProtocol?

  public static func configure() {
    guard !isReady else { return }
    isReady = true
    observe()
  }

  private static func observe() {
    token = NotificationCenter.default.addObserver(forName: .low, object: nil, queue: .main) { _ in clear() }
  }

  public static func clear() {}
}

public enum Sounds {
  private static var token: NSObjectProtocol?

  public static func configure() {
    observe()
  }

  private static func observe() {
    token = NotificationCenter.default.addObserver(forName: .low, object: nil, queue: .main) { _ in clear() }  // expect: unremoved_token
  }

  public static func clear() {}
}

extension Notification.Name {
  static let low = Notification.Name("low")
}
