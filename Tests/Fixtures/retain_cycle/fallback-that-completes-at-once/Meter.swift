// Case: does a fallback that completes end the publisher that another path returns?
import Combine
import Foundation

final class Meter {
  private let store: UserDefaults?
  private var bag: Set<AnyCancellable> = []
  private var readings = 0

  init(store: UserDefaults?) { self.store = store }

  func changes() -> AnyPublisher<Int, Never> {
    guard let store else { return Just(0).eraseToAnyPublisher() }
    return NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification, object: store)
      .map { _ in 1 }
      .eraseToAnyPublisher()
  }

  // Each path ends by itself.
  func first() -> AnyPublisher<Int, Never> {
    if store == nil { return Just(0).eraseToAnyPublisher() }
    return Just(1).eraseToAnyPublisher()
  }

  // The other path may end, too.
  func loaded(from url: URL) -> AnyPublisher<Int, Never> {
    if store == nil {
      return URLSession.shared.dataTaskPublisher(for: url).map { $0.data.count }.replaceError(with: 0).eraseToAnyPublisher()
    }
    return changes()
  }

  // The closure belongs to the path that ends.
  func counted() -> AnyPublisher<Int, Never> {
    guard store != nil else { return Just(0).map { $0 + self.readings }.eraseToAnyPublisher() }
    return changes()
  }

  func watch() {
    changes().sink { self.readings += $0 }.store(in: &bag)  // expect: retain_cycle
    first().sink { self.readings += $0 }.store(in: &bag)
    loaded(from: URL(fileURLWithPath: "/")).sink { self.readings += $0 }.store(in: &bag)
    counted().sink { [weak self] in self?.readings += $0 }.store(in: &bag)
  }
}

final class Panel {
  func open() { Meter(store: .standard).watch() }
}
