// Case: a list that is removed already
import Foundation

final class Signalbox: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void
  private var observers: [any NSObjectProtocol] = []

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    observers.append(NotificationCenter.default.addObserver(forName: .init("signalbox"), object: nil, queue: nil) { [weak self] _ in
      self?.heard("heard")
    })
    _ = NotificationCenter.default.addObserver(forName: .init("signalboxAgain"), object: nil, queue: nil) { [weak self] _ in
      self?.heard("heard")
    }
  }

  deinit {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }
}

func runSignalbox(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Signalbox? = Signalbox(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("signalbox"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
