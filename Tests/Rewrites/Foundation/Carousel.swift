// Case: a typed parameter that nothing reads
import Foundation

final class Carousel: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    NotificationCenter.default.addObserver(forName: .init("carousel"), object: nil, queue: nil) { (note: Notification) in
      self.heard("heard")
    }
  }
}

func runCarousel(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Carousel? = Carousel(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("carousel"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
