// Case: does a property with the type of a generic parameter have the members of the parameter's bound?
import Combine
import UIKit

protocol Feed: AnyObject {
  var changes: PassthroughSubject<Int, Never> { get }
}

final class NewsFeed: Feed {
  let changes = PassthroughSubject<Int, Never>()
}

/// Whatever feed the screen gets, its changes do not end.
final class FeedController<Model: Feed>: UIViewController {
  private let model: Model
  private var bag = Set<AnyCancellable>()

  init(model: Model) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    model.changes.sink { self.show($0) }.store(in: &bag)  // expect: retain_cycle
  }

  private func show(_ count: Int) { title = "\(count)" }
}

/// The bound stands behind `where`, and an inner type uses the parameter of the type around it.
final class FeedStack<Model> where Model: Feed {
  final class Panel {
    private let model: Model
    private var bag = Set<AnyCancellable>()
    private var count = 0

    init(model: Model) {
      self.model = model
      model.changes.sink { self.count = $0 }.store(in: &bag)  // expect: retain_cycle
    }
  }

  func panel(_ model: Model) -> Panel { Panel(model: model) }
}

protocol Request: AnyObject {
  var answer: AnyPublisher<Int, Never> { get }
}

final class CountRequest: Request {
  var answer: AnyPublisher<Int, Never> { Just(1).eraseToAnyPublisher() }
}

/// The answer completes.
final class RequestController<Model: Request>: UIViewController {
  private let model: Model
  private var bag = Set<AnyCancellable>()

  init(model: Model) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    model.answer.sink { self.title = "\($0)" }.store(in: &bag)
  }
}

/// Within this type, the name `NewsFeed` means the parameter, whose answer completes.
final class ShadowController<NewsFeed: Request>: UIViewController {
  private let model: NewsFeed
  private var bag = Set<AnyCancellable>()

  init(model: NewsFeed) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    model.answer.sink { self.title = "\($0)" }.store(in: &bag)
  }
}

/// The parameter of the method has the name of the parameter of the class.
final class ListController<Item: Feed>: UIViewController {
  private var bag = Set<AnyCancellable>()

  func show<Item: Request>(_ item: Item) {
    item.answer.sink { self.title = "\($0)" }.store(in: &bag)
  }
}

/// The inner type is nearer than the parameter of the outer class.
final class Shelf<Item: Feed> {
  final class Panel {
    struct Item {
      let changes = Just(1)
    }
    private let item = Item()
    private var bag = Set<AnyCancellable>()
    private var count = 0

    func start(_ item: Item) { item.changes.sink { self.count = $0 }.store(in: &bag) }
  }
}

final class Router {
  private let controller = UINavigationController()

  func open(_ stack: FeedStack<NewsFeed>) {
    let feed = NewsFeed()
    controller.pushViewController(FeedController(model: feed), animated: true)
    controller.pushViewController(RequestController(model: CountRequest()), animated: true)
    controller.pushViewController(ShadowController(model: CountRequest()), animated: true)
    _ = stack.panel(feed)
  }
}
