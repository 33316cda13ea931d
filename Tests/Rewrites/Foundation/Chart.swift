// Case: a capture list without self
import Foundation

final class Chart: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    let word = "word"
    NotificationCenter.default.addObserver(forName: .init("chart"), object: nil, queue: nil) { [word] _ in
      self.heard(word)
    }
  }
}

func runChart(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Chart? = Chart(heard: heard)
  owner?.start()
  NotificationCenter.default.post(name: .init("chart"), object: nil, userInfo: ["count": 3, "title": "one"])
  owner = nil
}
