// Case: a class that empties its inherited bag does not empty the bags of objects of its sibling classes.
import Combine

class Model: ObservableObject {
  var bag = Set<AnyCancellable>()
}

final class TreatmentModel: Model {
  @Published var dose = 0

  func begin() {
    $dose.sink { _ in self.show() }.store(in: &bag)
  }

  func cleanUp() { bag = [] }

  private func show() {}
}

final class PumpModel: Model {
  @Published var level = 0

  func begin() {
    $level.sink { _ in self.show() }.store(in: &bag)  // expect: retain_cycle
  }

  private func show() {}
}

/// A subclass may be the object that begins.
class ChartModel: Model {
  @Published var range = 0

  func begin() {
    $range.sink { _ in self.show() }.store(in: &bag)
  }

  private func show() {}
}
