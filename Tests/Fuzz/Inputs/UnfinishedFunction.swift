// Case: dropped by a local that nobody reads, the block with strong self
import Foundation

final class Bellows: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    let token = NotificationCenter.default.addObserver(forName: .init("bellows"), object: nil, queue: nil) { _ in
      self.heard("heard")
    }
func runBellows(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Bellows? = Bellows(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("bellows"), object: nil, userInfo: ["count": 3, "title": "one"]
  owner = nil

}