// Case: is a cast in a block reported, with a named parameter, with `$0`, and in a nested closure?
import UIKit

final class TranscriptButton: UIButton {
  private var tokens: [any NSObjectProtocol] = []

  func observe() {
    let center = NotificationCenter.default
    tokens.append(
      center.addObserver(forName: .transcriptReady, object: nil, queue: .main) { [weak self] note in
        let isReady = note.userInfo?["isReady"] as? Bool  // expect: untyped_userinfo
        self?.isEnabled = isReady ?? false
      })
    tokens.append(
      center.addObserver(forName: .transcriptFailed, object: nil, queue: nil) { [weak self] in
        let reason = $0.userInfo?["reason"] as? String  // expect: untyped_userinfo
        self?.setTitle(reason, for: .normal)
      })
    tokens.append(
      center.addObserver(forName: .transcriptMoved, object: nil, queue: nil) { [weak self] note in
        DispatchQueue.main.async {
          self?.tag = note.userInfo?["index"] as? Int ?? 0  // expect: untyped_userinfo
        }
      })
  }

  deinit {
    tokens.forEach { NotificationCenter.default.removeObserver($0) }
  }
}

extension Notification.Name {
  static let transcriptReady = Notification.Name("TranscriptReady")
  static let transcriptFailed = Notification.Name("TranscriptFailed")
  static let transcriptMoved = Notification.Name("TranscriptMoved")
}
