// Case: dropped by an underscore, the block with weak self
import Foundation

final class Archive: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    _ = NotificationCenter.default.addObserver(forName: .init("archive"), object: nil, queue: nil) { [weak self] _ in
      self?.heard("heard")
    }
  }
}

func runArchive(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Archive? = Archive(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("archive"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
