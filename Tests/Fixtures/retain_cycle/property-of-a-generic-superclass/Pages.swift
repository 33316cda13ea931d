// Case: a superclass declares a property with a generic parameter as its type, and the class names the type
import Combine
import UIKit

final class Clock {
  let ticks = PassthroughSubject<Int, Never>()
}

final class Answer {
  let ticks = Just(1)
}

class Page<Item: Equatable, Model: AnyObject>: UIViewController {
  var model: Model!
  var models: [Model] = []
  var item: Item?
  var bag = Set<AnyCancellable>()
}

class KeyedPage<Model: AnyObject>: Page<[String: Int], Model> {}

typealias ClockPage = KeyedPage<Clock>

final class DirectPage: Page<Int, Clock> {
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    model.ticks.sink { self.count = $0 }.store(in: &bag)  // expect: retain_cycle
  }
}

final class MiddlePage: KeyedPage<Clock> {
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    self.model?.ticks.sink { self.count = $0 }.store(in: &bag)  // expect: retain_cycle
  }
}

final class ListPage: ClockPage {
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    for model in models {
      model.ticks.sink { self.count = $0 }.store(in: &bag)  // expect: retain_cycle
    }
  }
}

/// The publisher completes.
final class AnswerPage: KeyedPage<Answer> {
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    model.ticks.sink { self.count = $0 }.store(in: &bag)
  }
}

/// Each page gives another type.
final class OpenPage<Model: AnyObject>: Page<Int, Model> {
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    print(model as Any)
  }
}

/// The alias gives its parameters in another order.
typealias SwappedPage<Model: AnyObject, Item: Equatable> = Page<Item, Model>

final class SwappedAnswerPage: SwappedPage<Answer, Int> {
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    model.ticks.sink { self.count = $0 }.store(in: &bag)
  }
}

/// The parameter has the name of a class.
final class NamedPage<Clock: AnyObject>: KeyedPage<Clock> {
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    ticks(of: model)?.sink { self.count = $0 }.store(in: &bag)
  }

  private func ticks(of model: Clock) -> Just<Int>? { (model as? Answer)?.ticks }
}

func open(_ stack: UINavigationController) {
  stack.pushViewController(DirectPage(), animated: true)
  stack.pushViewController(MiddlePage(), animated: true)
  stack.pushViewController(ListPage(), animated: true)
  stack.pushViewController(AnswerPage(), animated: true)
  stack.pushViewController(OpenPage<Clock>(), animated: true)
  stack.pushViewController(SwappedAnswerPage(), animated: true)
  stack.pushViewController(NamedPage<Answer>(), animated: true)
}
