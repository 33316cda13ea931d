// Case: a task that loops for ever, begun by the initializer and dropped
import Foundation

final class Fathom: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) {
    self.heard = heard
    Task { [heard] in
      for await _ in NotificationCenter.default.messages(of: nil, for: FathomMessage.self) {
        heard("heard")
        note()
      }
    }
  }

  func begin() {}

  private func note() { heard("noted") }
}

struct FathomMessage: NotificationCenter.AsyncMessage {
  typealias Subject = FathomSubject
}

final class FathomSubject: Sendable {}

func runFathom(_ heard: @escaping @Sendable (String) -> Void) {
  let first = FirstWord(heard)
  var owner: Fathom? = Fathom(heard: { first.say($0) })
  owner?.begin()
  // The loop begins when its task does.
  until(first.isSaid) { NotificationCenter.default.post(FathomMessage(), subject: FathomSubject()) }
  owner = nil
  until(!NotificationCenter.default.census().description.contains("FathomMessage")) {}
}
