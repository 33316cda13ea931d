// Case: where do tokens go that `reduce(into:)` collects?
import Foundation

final class Manager {
  private let tokens: [any NSObjectProtocol]

  init() {
    let names: [Notification.Name] = [Notification.Name("opened"), Notification.Name("closed")]
    tokens = names.reduce(into: []) { tokens, name in
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in print(1) }  // expect: unremoved_token
      )
    }
  }
}

final class Drafts {
  private(set) var all: [Any] = []

  func append(_ draft: Any) { all.append(draft) }
  func takeAll() -> [Any] { all }
}

final class TidyManager {
  private let tokens: [any NSObjectProtocol]

  init() {
    let names: [Notification.Name] = [Notification.Name("opened"), Notification.Name("closed")]
    tokens = names.reduce(into: []) { tokens, name in
      tokens.append(NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in print(1) })
    }
  }

  deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
}

func make() -> [Any] { [Manager(), TidyManager()] }
func makeAgain() -> [Any] { [Manager(), TidyManager()] }
