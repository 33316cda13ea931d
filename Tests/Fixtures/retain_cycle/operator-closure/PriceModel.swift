// Case: an operator of the chain holds `self`, though the last closure does not.
import Combine
import Foundation

final class PriceModel: ObservableObject {
  @Published var cents = 0
  private var text = ""
  private let formatter = PriceFormatter()
  private var bag = Set<AnyCancellable>()

  init() {
    $cents
      .map { self.formatter.text(for: $0) }
      .sink { [weak self] in self?.text = $0 }  // expect: retain_cycle
      .store(in: &bag)
    $cents
      .map { [formatter] in formatter.text(for: $0) }
      .sink { [weak self] in self?.text = $0 }
      .store(in: &bag)
  }
}

final class PriceFormatter {
  func text(for cents: Int) -> String { "\(cents)" }
}
