// Case: does a view keep a model that is bound to the view as a local, before it becomes the property of the view?
import Combine

final class Model {
  @Published var name = ""
  @Published var age = 0
  private var bag: Set<AnyCancellable> = []

  func bind(to view: Header) {
    $name.sink { name in view.show(name) }.store(in: &bag)  // expect: error retain_cycle
    bindAge(of: view)
  }

  private func bindAge(of header: Header) {
    $age.sink { age in header.show("\(age)") }.store(in: &bag)  // expect: error retain_cycle
    $age.sink { [weak header] age in header?.show("\(age)") }.store(in: &bag)
  }

  func bind(made view: Footer) {
    $name.sink { name in view.show(name) }.store(in: &bag)  // expect: error retain_cycle
  }

  func bind(stored view: Sidebar) {
    $name.sink { name in view.show(name) }.store(in: &bag)  // expect: error retain_cycle
  }

  func bind(once view: Badge) {
    $name.sink { name in view.show(name) }.store(in: &bag)
  }
}

final class Header {
  private lazy var model: Model = {
    let model = Model()
    model.bind(to: self)
    return model
  }()

  func load() { model.name = "A" }
  func show(_ text: String) {}
}

final class Footer {
  private lazy var model = makeModel()

  func load() { model.name = "A" }
  func show(_ text: String) {}

  func makeModel() -> Model {
    let model = Model()
    model.bind(made: self)
    return model
  }
}

final class Sidebar {
  private let model: Model

  init() {
    let made = Model()
    model = made
    made.bind(stored: self)
  }

  func show(_ text: String) {}
}

// The view does not keep this model.
final class Badge {
  private weak var model: Model?

  func load(into models: inout [Model]) {
    let made = Model()
    made.bind(once: self)
    models.append(made)
    model = made
  }

  func show(_ text: String) {}
}

func make() -> [Any] { [Header(), Footer(), Sidebar(), Badge()] }
func makeAgain() -> [Any] { [Header(), Footer(), Sidebar(), Badge()] }
