// Case: `self` in a struct or in a static member is no object that could keep itself alive.
import Combine
import Foundation

struct CounterView {
  @State private var bag = Set<AnyCancellable>()
  @State private var count = 0

  func appear() {
    NotificationCenter.default.publisher(for: Notification.Name("Counted"))
      .sink { _ in self.count += 1 }
      .store(in: &bag)
  }
}

final class Registry {
  private static var bag = Set<AnyCancellable>()
  private static var count = 0

  static func watch() {
    NotificationCenter.default.publisher(for: Notification.Name("Counted"))
      .sink { _ in self.count += 1 }
      .store(in: &bag)
  }
}
