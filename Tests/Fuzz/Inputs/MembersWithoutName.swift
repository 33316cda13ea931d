// Case: members without a name, one with a getter and one with an observer.
import Combine
import UIKit

final class Screen: UIViewController {
  private var sinks: [AnyCancellable] = []
  private let feed: Feed = .init()
  var .feed { .init() }
  func watch() { feed.changes.sink { _ in self.update() }.store(in: &sinks) }
  func update() {}
}

final class Feed {
  static let shared: Feed = .init()
  let changes = PassthroughSubject<Void, Never>()
}

final class Lamp: UIViewController {
  private var sinks: [AnyCancellable] = []
  private var { = false {
    didSet {
      sinks.append(Feed.shared.changes.sink { [weak self] in self?.update() })
    }
  }
  func update() {}
}
