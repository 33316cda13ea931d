// Case: entries in parentheses, one of them a tuple with labels
import Foundation

final class Currier: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void

  init(heard: @escaping @Sendable (String) -> Void) { self.heard = heard }

  func start() {
    NotificationCenter.default.addObserver(forName: .init("currier"), object: nil, queue: nil) { note in
      self.heard("\(((note.userInfo!)["count"] as! Int))")
      self.heard("\(((note.userInfo)?["missing"] as? Int)?.description ?? "none")")
      if let size = note.userInfo?["size"] as? (width: Int, height: Int) { self.heard("\(size.width)") }
    }
  }
}

func runCurrier(_ heard: @escaping @Sendable (String) -> Void) {
  var owner: Currier? = Currier(heard: heard)
  owner?.start()
  NotificationCenter.default.post(
    name: .init("currier"), object: nil, userInfo: ["count": 3, "size": (width: 2, height: 1)])
  owner = nil
}
