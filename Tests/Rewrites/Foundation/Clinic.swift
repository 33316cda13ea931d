// Case: a block that keeps no owner
import Foundation

final class Clinic: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    let heard = heard
    NotificationCenter.default.addObserver(forName: .init("clinic"), object: nil, queue: nil) { _ in heard("heard") }
  }
}

func runClinic(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Clinic? = Clinic(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("clinic"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
