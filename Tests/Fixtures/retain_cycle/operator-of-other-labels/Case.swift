// Case: is an operator a method of an unseen type that has the name of the operator, but other labels?
import Combine

final class Details {
  let model: Model
  @Published var count = 0
  private var bag: Set<AnyCancellable> = []
  private var factor = 2

  init(model: Model) {
    self.model = model
    model.courses.map { $0 * self.factor }.assign(to: &$count)  // expect: retain_cycle
    model.courses.map { self.factor * $0 }.sink { print($0) }.store(in: &bag)  // expect: retain_cycle
    model.courses.map { [weak self] in $0 * (self?.factor ?? 1) }.assign(to: &$count)
  }
}
