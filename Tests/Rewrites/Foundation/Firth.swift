// Case: a task that binds self before its loop
import Foundation

final class Firth: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    Task { [weak self] in
      guard let self else { return }
      for await _ in NotificationCenter.default.messages(of: nil, for: FirthMessage.self) {
        heard("heard")
      }
    }
  }
}

struct FirthMessage: NotificationCenter.AsyncMessage {
  typealias Subject = FirthSubject
}

final class FirthSubject: Sendable {}

func runFirth(_ heard: @escaping @Sendable (String) -> Void) {
  let first = FirstWord(heard)
  var owner: Firth? = Firth(heard: { first.say($0) })
  owner?.start()
  // The loop begins when its task does.
  until(first.isSaid) { NotificationCenter.default.post(FirthMessage(), subject: FirthSubject()) }
  owner = nil
  until(!NotificationCenter.default.census().description.contains("FirthMessage")) {}
}
