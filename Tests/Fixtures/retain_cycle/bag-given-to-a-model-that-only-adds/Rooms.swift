// Case: a screen gives its bag, an object, to its model. The model ends nothing if it only adds to the bag.
import Combine
import UIKit

final class TokenBag {
  fileprivate var tokens = Set<AnyCancellable>()

  func cancel() { tokens.removeAll() }
}

extension AnyCancellable {
  func store(in bag: TokenBag) { bag.tokens.insert(self) }
}

protocol Transforming {
  associatedtype Output

  func transform(keptIn bag: TokenBag) -> Output
}

final class RoomModel: Transforming {
  let names = PassthroughSubject<String, Never>()
  private var shown = 0

  func transform(keptIn bag: TokenBag) -> AnyPublisher<String, Never> {
    count(keptIn: bag)
    return names.eraseToAnyPublisher()
  }

  private func count(keptIn bag: TokenBag) {
    names.sink { [weak self] _ in self?.shown += 1 }.store(in: bag)
  }
}

final class RoomController: UIViewController {
  private let model = RoomModel()
  private let bag = TokenBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    _ = model.transform(keptIn: bag)
    model.names.sink { self.title = $0 }.store(in: bag)  // expect: retain_cycle
  }
}

/// This model begins anew.
final class HouseModel: Transforming {
  let names = PassthroughSubject<String, Never>()

  func transform(keptIn bag: TokenBag) -> AnyPublisher<String, Never> {
    restart(bag)
    return names.eraseToAnyPublisher()
  }

  private func restart(_ bag: TokenBag) {
    bag.cancel()
    names.sink { print($0) }.store(in: bag)
  }
}

final class HouseController: UIViewController {
  private let model = HouseModel()
  private let bag = TokenBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.names.sink { self.title = $0 }.store(in: bag)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    _ = model.transform(keptIn: bag)
  }
}

/// This model keeps the bag, and may end what is in it.
final class GardenModel: Transforming {
  let names = PassthroughSubject<String, Never>()
  private var last: TokenBag?

  func transform(keptIn bag: TokenBag) -> AnyPublisher<String, Never> {
    last = bag
    return names.eraseToAnyPublisher()
  }

  func leave() { last?.cancel() }
}

final class GardenController: UIViewController {
  private let model = GardenModel()
  private let bag = TokenBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    _ = model.transform(keptIn: bag)
    model.names.sink { self.title = $0 }.store(in: bag)
  }
}
