// Case: a size that is sent with its sender
import Foundation

final class Sawmill: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void
  let sender = NSObject()

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    NotificationCenter.default.addObserver(forName: .init("sawmill"), object: sender, queue: nil) { note in
      guard let width = note.userInfo?["width"] as? Double, let height = note.userInfo?["height"] as? Double else { return }
      self.heard("\(width) by \(height)")
    }
  }
}

func runSawmill(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Sawmill? = Sawmill(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("sawmill"), object: owner?.sender, userInfo: ["width": 2.5, "height": 4.0])
  owner = nil
}
