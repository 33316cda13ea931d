// Case: does a property's publisher keep the operators before `assign(to:)`, and what they hold?
import Combine
import Foundation

final class Model: ObservableObject {
  @Published private var input = ""
  @Published private(set) var output = ""
  @Published private(set) var length = 0

  init() {
    $input.map { self.format($0) }.assign(to: &$output)  // expect: retain_cycle
    $input.map { [weak self] in self?.format($0) ?? "" }.assign(to: &$output)
    $input.map(\.count).assign(to: &self.$length)
    NotificationCenter.default.publisher(for: .changed).map { _ in self.input.count }.assign(to: &self.$length)  // expect: retain_cycle
    Just(1).map { self.input.count + $0 }.assign(to: &$length)
  }

  private func format(_ text: String) -> String { text }
}

extension Notification.Name {
  static let changed = Notification.Name("Changed")
}
