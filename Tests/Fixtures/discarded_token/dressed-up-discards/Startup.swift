// Case: are `let _`, parentheses, a typed wildcard, a ternary, and statements between semicolons discards like any other?
import Foundation

final class Startup {
  private let center = NotificationCenter.default

  func run(isVerbose: Bool) {
    let _ = center.addObserver(forName: .startupA, object: nil, queue: nil) { _ in print("a") }  // expect: discarded_token
    _ = (center.addObserver(forName: .startupB, object: nil, queue: nil) { _ in print("b") })  // expect: discarded_token
    let _: any NSObjectProtocol = center.addObserver(forName: .startupC, object: nil, queue: nil) { _ in print("c") }  // expect: discarded_token
    _ =
      isVerbose
      ? center.addObserver(forName: .startupD, object: nil, queue: nil) { _ in print("d") }  // expect: discarded_token
      : center.addObserver(forName: .startupE, object: nil, queue: nil) { _ in print("e") }  // expect: discarded_token
    prepare(); center.addObserver(forName: .startupF, object: nil, queue: nil) { _ in print("f") }; prepare()  // expect: discarded_token
  }

  private func prepare() {}
}

extension Notification.Name {
  static let startupA = Notification.Name("StartupA")
  static let startupB = Notification.Name("StartupB")
  static let startupC = Notification.Name("StartupC")
  static let startupD = Notification.Name("StartupD")
  static let startupE = Notification.Name("StartupE")
  static let startupF = Notification.Name("StartupF")
}
