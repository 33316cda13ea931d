// Case: a generic class
import Foundation

final class Grotto<Element>: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void
  private var elements: [Element] = []

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    NotificationCenter.default.addObserver(forName: .init("grotto"), object: nil, queue: nil) { [weak self] note in
      self?.heard("\(note.userInfo?["count"] as? Int ?? 0)")
    }
  }
}
