// Case: is a cycle seen where a view keeps its model, and the model's bag keeps closures that hold the view?
import Combine

final class Model {
  private let state = CurrentValueSubject<Int, Never>(0)
  private var bag: Set<AnyCancellable> = []

  func bind(to view: Screen) {
    state.sink { view.show($0) }.store(in: &bag)  // expect: retain_cycle
  }

  func bindWeakly(to view: Screen) {
    state.sink { [weak view] in view?.show($0) }.store(in: &bag)
  }

  func bind(to sheet: Sheet) {
    state.sink { sheet.show($0) }.store(in: &bag)
  }
}

final class Screen {
  private let model = Model()

  func load() {
    model.bind(to: self)
    model.bindWeakly(to: self)
  }

  func show(_ state: Int) {}
}

final class Sheet {
  weak var model: Model?

  func load() {
    model?.bind(to: self)
  }

  func show(_ state: Int) {}
}
