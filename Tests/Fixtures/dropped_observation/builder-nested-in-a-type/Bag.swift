import Combine

final class Bag {
  private var kept = Set<AnyCancellable>()

  func collect(@Lines _ lines: () -> [AnyCancellable]) { kept.formUnion(lines()) }
  func gather(@MainActor @Bag.Lines _ lines: () -> [AnyCancellable]) { kept.formUnion(lines()) }

  @resultBuilder
  struct Lines {
    static func buildBlock(_ lines: AnyCancellable...) -> [AnyCancellable] { lines }
  }
}
