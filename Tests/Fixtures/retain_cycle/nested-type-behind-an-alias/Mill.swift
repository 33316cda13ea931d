// Case: a type nested in a type that has another name here.
import Combine
import UIKit

final class MillModel {
  struct Output {
    let grain: AnyPublisher<Int, Never>
  }

  private let grain = PassthroughSubject<Int, Never>()

  func transform() -> Output { Output(grain: grain.eraseToAnyPublisher()) }
}

final class StillModel {
  struct Output {
    let grain: AnyPublisher<Int, Never>
  }

  func transform() -> Output { Output(grain: Just(1).eraseToAnyPublisher()) }
}

typealias CurrentModel = MillModel

final class MillController: UIViewController {
  typealias Model = CurrentModel
  private let model = Model()
  private var sinks = Set<AnyCancellable>()
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    bind(model.transform())
  }

  private func bind(_ output: Model.Output) {
    output.grain.sink { self.count = $0 }.store(in: &sinks)  // expect: retain_cycle
  }
}

final class StillController: UIViewController {
  typealias Model = StillModel
  private let model = Model()
  private var sinks = Set<AnyCancellable>()
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    bind(model.transform())
  }

  private func bind(_ output: Model.Output) {
    output.grain.sink { self.count = $0 }.store(in: &sinks)
  }
}

@MainActor
func open(_ stack: UINavigationController) {
  stack.pushViewController(MillController(), animated: true)
  stack.pushViewController(StillController(), animated: true)
}
