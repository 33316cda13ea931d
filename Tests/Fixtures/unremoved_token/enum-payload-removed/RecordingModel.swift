// Case: is a token that an enum's case or a tuple carries clean when a pattern takes it out and removes it?
import Foundation

final class RecordingModel {
  private enum State {
    case idle
    case recording(token: any NSObjectProtocol, since: Date)
  }

  private var state = State.idle
  private var pair: (name: Notification.Name, token: any NSObjectProtocol)?

  func begin() {
    let center = NotificationCenter.default
    state = .recording(
      token: center.addObserver(forName: .levelChanged, object: nil, queue: nil) { _ in print("level") }, since: Date())
    pair = (.gainChanged, center.addObserver(forName: .gainChanged, object: nil, queue: nil) { _ in print("gain") })
  }

  func end() {
    switch state {
    case .recording(let token, _): NotificationCenter.default.removeObserver(token)
    case .idle: break
    }
    state = .idle
    if let pair { NotificationCenter.default.removeObserver(pair.token) }
  }
}

extension Notification.Name {
  static let levelChanged = Notification.Name("LevelChanged")
  static let gainChanged = Notification.Name("GainChanged")
}
