// Case: is a receiver whose own type declares `addObserver(_:selector:name:object:)` no center?
import Foundation

final class Scoreboard {
  private var rows: [(AnyObject, Selector)] = []

  func addObserver(_ observer: AnyObject, selector: Selector, name: String?, object: Any?) {
    rows.append((observer, selector))
  }
}

final class Referee: NSObject {
  private let scoreboard = Scoreboard()

  override init() {
    super.init()
    scoreboard.addObserver(self, selector: #selector(scoreChanged), name: "score", object: nil)
  }

  @objc private func scoreChanged() {}
}
