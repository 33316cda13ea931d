// Case: what does `assign(to:on:ownership:)` of a library hold?
import Combine
import CombineExt

final class Balance: ObservableObject {
  @Published var token = 0
  @Published private(set) var text = ""
  private var bag: Set<AnyCancellable> = []

  init() {
    $token.map { self.describe($0) }.assign(to: \.text, on: self, ownership: .weak)  // expect: retain_cycle
      .store(in: &bag)
    $token.map { "\($0)" }.assign(to: \.text, on: self, ownership: .strong).store(in: &bag)  // expect: retain_cycle
    $token.map { "\($0)" }.assign(to: \.text, on: self, ownership: .weak).store(in: &bag)
  }

  private func describe(_ token: Int) -> String { "Token \(token)" }
}
