// Case: a function returns the publisher that a protocol requires. The class that has the publisher stands in a file of
// its own.
import Combine

final class HarbourView: UIViewController {
  private var tides: AnyCancellable?
  private var ferries: AnyCancellable?

  override func viewDidLoad() {
    super.viewDidLoad()
    tides = Almanac.shared.tides().sink { _ in self.refresh() }  // expect: error retain_cycle
    // The class that has this publisher gives a single value.
    ferries = Almanac.shared.ferries().sink { _ in self.refresh() }
  }

  func refresh() {}
}

final class Pilot {
  weak var host: UINavigationController?

  func moor() { host?.pushViewController(HarbourView(), animated: true) }
}

final class Almanac {
  static let shared = Almanac()
  private let sources: [Any] = [MoonSource(), FerrySource()]

  func tides() -> AnyPublisher<Int, Never> {
    guard let source = sources.first as? TideSource else {
      return Empty(completeImmediately: false).eraseToAnyPublisher()
    }
    return source.tides
  }

  func ferries() -> AnyPublisher<Int, Never> {
    guard let source = sources.last as? FerryTimes else {
      return Empty(completeImmediately: false).eraseToAnyPublisher()
    }
    return source.ferries
  }
}

protocol TideSource {
  var tides: AnyPublisher<Int, Never> { get }
}

protocol FerryTimes {
  var ferries: AnyPublisher<Int, Never> { get }
}
