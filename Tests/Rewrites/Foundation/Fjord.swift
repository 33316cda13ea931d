// Case: a task that is stored and never cancelled, over messages of a center in a property
import Foundation

final class Fjord: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void
  private var task: Task<Void, Never>?
  private let center = NotificationCenter.default
  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    task = Task {
      print("begins")
      for await _ in center.messages(of: nil, for: FjordMessage.self) { heard("heard") }
    }
  }
}

struct FjordMessage: NotificationCenter.AsyncMessage {
  typealias Subject = FjordSubject
}

final class FjordSubject: Sendable {}

func runFjord(_ heard: @escaping @Sendable (String) -> Void) {
  let first = FirstWord(heard)
  var owner: Fjord? = Fjord(heard: { first.say($0) })
  owner?.start()
  // The loop begins when its task does.
  until(first.isSaid) { NotificationCenter.default.post(FjordMessage(), subject: FjordSubject()) }
  owner = nil
  until(!NotificationCenter.default.census().description.contains("FjordMessage")) {}
}
