// Case: is an observation begun with two closures behind the parentheses known?
import Combine

final class Form {
  private let text = CurrentValueSubject<String, Never>("")
  private var bag: Set<AnyCancellable> = []

  func start() {
    text.sink { _ in } receiveValue: { _ in self.check() }.store(in: &bag)  // expect: retain_cycle
    text.sink { _ in } receiveValue: { [weak self] _ in self?.check() }.store(in: &bag)
  }

  private func check() {}
}
