// Case: a center that may be missing, two names with one type, and comments at arguments
import Foundation

final class Gristmill: @unchecked Sendable {
  private let center: NotificationCenter? = NotificationCenter.default
  private let heard: @Sendable (String) -> Void
  private var first, second: (any NSObjectProtocol)?

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    center!.addObserver(forName: .init("gristmill"), object: nil, queue: nil) { _ in self.heard("one") }
    first = NotificationCenter.default.addObserver(forName: .init("gristmill"), object: nil, queue: nil) { _ in
      print("first")
    }
    second = NotificationCenter.default.addObserver(
      forName: .init("gristmill"), object: nil, queue: nil, using: { _ in print("second") })
  }

  func startAll() {
    NotificationCenter.default.addObserver(
      forName: .init("gristmill"),
      object: nil,  // whoever sends it
      queue: nil  // on the thread that posts
    ) { note in self.heard(note.userInfo?["iron"] as? String ?? "") }
  }
}

func runGristmill(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Gristmill? = Gristmill(heard: heard)
  owner?.start()
  owner?.startAll()
  NotificationCenter.default.post(name: .init("gristmill"), object: nil, userInfo: ["iron": "hot"])
  owner = nil
}
