// Case: a task that loops for ever, begun by a method and dropped
import Foundation

final class Estuary: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    Task {
      for await _ in NotificationCenter.default.messages(of: nil, for: EstuaryMessage.self) {
        self.heard("heard")
      }
    }
  }
}

struct EstuaryMessage: NotificationCenter.AsyncMessage {
  typealias Subject = EstuarySubject
}

final class EstuarySubject: Sendable {}

func runEstuary(_ heard: @escaping @Sendable (String) -> Void) {
  let first = FirstWord(heard)
  var owner: Estuary? = Estuary(heard: { first.say($0) })
  owner?.start()
  // The loop begins when its task does.
  until(first.isSaid) { NotificationCenter.default.post(EstuaryMessage(), subject: EstuarySubject()) }
  owner = nil
  until(!NotificationCenter.default.census().description.contains("EstuaryMessage")) {}
}
