// Case: does an observation hold the object whose bag keeps the observation, where a property reaches the bag?
import Combine

final class Source {
  let changes = PassthroughSubject<Int, Never>()
}

final class Model {
  var count = 0
  var bag: Set<AnyCancellable> = []
  var emptied: Set<AnyCancellable> = []

  func reset() { emptied.removeAll() }
}

func follow(_ source: Source, _ model: Model, _ other: Model) {
  source.changes.assign(to: \.count, on: model).store(in: &model.bag)  // expect: error retain_cycle
  source.changes.assign(to: \.count, on: other).store(in: &model.bag)
  source.changes.assign(to: \.count, on: model).store(in: &model.emptied)
}

final class Screen {
  private let model = Model()
  private var replaced = Model()
  private weak var shared: Model?

  init(shared: Model) { self.shared = shared }

  func load(_ source: Source) {
    source.changes.sink { self.model.count = $0 }.store(in: &model.bag)  // expect: error retain_cycle
    source.changes.sink { [model] in model.count = $0 }.store(in: &self.model.bag)  // expect: error retain_cycle
    source.changes.assign(to: \.count, on: self.model).store(in: &model.bag)  // expect: error retain_cycle
    source.changes.sink { [weak self] in self?.model.count = $0 }.store(in: &model.bag)
    source.changes.sink { [weak model] in model?.count = $0 }.store(in: &model.bag)
  }

  // The screen lets go of the model, or holds it weakly.
  func loadOther(_ source: Source) {
    source.changes.sink { self.replaced.count = $0 }.store(in: &replaced.bag)
    if let shared { source.changes.sink { [weak self] in self?.shared?.count = $0 }.store(in: &shared.bag) }
  }

  func replace() { replaced = Model() }
}

// The closure holds a copy of the structure, and the copy holds the model.
struct Panel {
  let model: Model

  func load(_ source: Source) {
    source.changes.sink { model.count = $0 }.store(in: &model.bag)  // expect: error retain_cycle
    source.changes.sink { [weak model] in model?.count = $0 }.store(in: &model.bag)
  }
}

func make(_ model: Model) -> Screen { Screen(shared: model) }
func makeAgain(_ model: Model) -> Screen { Screen(shared: model) }
