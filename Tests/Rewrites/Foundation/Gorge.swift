// Case: a token of the program's own that ends its observation, and is dropped
import Foundation

final class GorgeToken {
  private let token: any NSObjectProtocol

  init(_ name: String, _ block: @escaping @Sendable (Notification) -> Void) {
    token = NotificationCenter.default.addObserver(forName: .init(name), object: nil, queue: nil, using: block)
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}

final class Gorge: @unchecked Sendable {
  private var titles: [String] = []

  func start() {
    let token = GorgeToken("gorge") { [weak self] in self?.titles.append($0.name.rawValue) }
  }
}
