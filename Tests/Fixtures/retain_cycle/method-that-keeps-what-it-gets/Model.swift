// Case: a method of the object, or of its superclass, puts the observation that it gets into a collection.
import Combine
import Foundation

class Screen {
  private var tokens: [AnyCancellable] = []

  func keep(_ token: AnyCancellable) { tokens.append(token) }
}

final class Game: Screen {
  private var turns = 0

  func begin(_ updates: NotificationCenter) {
    keep(updates.publisher(for: .turned).sink { _ in self.turns += 1 })  // expect: retain_cycle
    keep(updates.publisher(for: .turned).sink { [weak self] _ in self?.turns += 1 })
  }
}

final class Board {
  private var tokens = Set<AnyCancellable>()
  private var turns = 0

  func begin(_ updates: NotificationCenter) {
    store(updates.publisher(for: .turned).sink { _ in self.turns += 1 })  // expect: retain_cycle
    log(updates.publisher(for: .turned).sink { _ in self.turns += 1 })
  }

  private func store(_ token: AnyCancellable) { token.store(in: &tokens) }

  private func log(_ token: AnyCancellable) { print(token) }
}

/// `end()` empties the collection.
final class Round {
  private var tokens: [AnyCancellable] = []
  private var turns = 0

  func begin(_ updates: NotificationCenter) {
    keep(updates.publisher(for: .turned).sink { _ in self.turns += 1 })
  }

  func end() { tokens = [] }

  private func keep(_ token: AnyCancellable) { tokens.append(token) }
}

extension Notification.Name {
  static let turned = Notification.Name("turned")
}
