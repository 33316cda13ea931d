// Case: two registrations of one owner
import Foundation

final class Depot: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    NotificationCenter.default.addObserver(forName: .init("depot"), object: nil, queue: nil) { [weak self] _ in
      self?.heard("heard")
    }
    NotificationCenter.default.addObserver(forName: .init("depotAgain"), object: nil, queue: nil) { [weak self] _ in
      self?.heard("heard")
    }
  }
}

func runDepot(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Depot? = Depot(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("depot"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
