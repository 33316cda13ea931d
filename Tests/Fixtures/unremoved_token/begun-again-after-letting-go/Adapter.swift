// Case: an object that lives as long as the process lets go of its token and registers again, so that the handlers multiply.
// With one place that runs the code, or without letting go, the program does not show a second registration.
import Foundation

final class Adapter {
  static let shared = Adapter()
  private var token: (any NSObjectProtocol)?
  private var sessionToken: (any NSObjectProtocol)?
  private var launchToken: (any NSObjectProtocol)?
  private var startToken: (any NSObjectProtocol)?
  private var plainToken: (any NSObjectProtocol)?
  private var guardTokens: [any NSObjectProtocol] = []

  var session: String? {
    didSet { updateSession() }
  }

  private init() { guardData() }

  func update(_ session: String?) {
    token = nil
    guard session != nil else { return }
    token = NotificationCenter.default.addObserver(forName: .ended, object: nil, queue: nil) { _ in print("end") }  // expect: unremoved_token
  }

  private func updateSession() {
    sessionToken = nil
    sessionToken = NotificationCenter.default.addObserver(forName: .ended, object: nil, queue: nil) { _ in print("end") }  // expect: unremoved_token
  }

  func launch() {
    launchToken = nil
    launchToken = NotificationCenter.default.addObserver(forName: .ended, object: nil, queue: nil) { _ in print("end") }
  }

  // The launch of the app and that of a scene run it, which may be a single launch.
  func start() {
    startToken = nil
    startToken = NotificationCenter.default.addObserver(forName: .ended, object: nil, queue: nil) { _ in print("end") }
  }

  func observe() {
    plainToken = NotificationCenter.default.addObserver(forName: .ended, object: nil, queue: nil) { _ in print("end") }
  }

  private func guardData() {
    guardTokens.append(
      NotificationCenter.default.addObserver(forName: .ended, object: nil, queue: nil) { _ in print("end") })
  }

  // Nothing runs it.
  private func stopGuarding() {
    guardTokens.forEach { NotificationCenter.default.removeObserver($0) }
    guardTokens.removeAll()
  }
}

extension Notification.Name {
  static let ended = Notification.Name("ended")
}
