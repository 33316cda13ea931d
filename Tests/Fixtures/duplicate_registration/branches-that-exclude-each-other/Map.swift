// Case: are the branches of an `if`, of a `switch`, of a ternary, of `do`, of `&&` and `||` and of `#if` silent, and what stands behind a branch that returns?
import Foundation

final class Map: NSObject {
  enum Mode { case near, far }

  func start(_ mode: Mode, _ isQuick: Bool) {
    let center = NotificationCenter.default
    switch mode {
    case .near: center.addObserver(self, selector: #selector(moved), name: .mapMoved, object: nil)
    case .far: center.addObserver(self, selector: #selector(moved), name: .mapMoved, object: nil)
    }
    if isQuick {
      center.addObserver(self, selector: #selector(zoomed), name: .mapZoomed, object: nil)
      return
    }
    center.addObserver(self, selector: #selector(zoomed), name: .mapZoomed, object: nil)
  }

  func observe() {
    #if os(iOS)
      NotificationCenter.default.addObserver(self, selector: #selector(moved), name: .mapTurned, object: nil)
    #else
      NotificationCenter.default.addObserver(self, selector: #selector(moved), name: .mapTurned, object: nil)
    #endif
  }

  func follow(_ isQuick: Bool) {
    isQuick ? followTurns() : print("slow")
    isQuick ? print("quick") : followTurns()
  }

  func followIf(_ isQuick: Bool) {
    _ = isQuick && followAsAnswer()
    _ = isQuick || followAsAnswer()
  }

  func followAsAnswer() -> Bool {
    NotificationCenter.default.addObserver(self, selector: #selector(zoomed), name: .mapTurned, object: nil)
    return true
  }

  func followTurns() {
    NotificationCenter.default.addObserver(self, selector: #selector(moved), name: .mapTurned, object: nil)
  }

  func load(_ isQuick: Bool) {
    do {
      try isQuick ? read() : print("slow")
      followMoves()
    } catch {
      followMoves()
    }
  }

  func read() throws {}

  func followMoves() {
    NotificationCenter.default.addObserver(self, selector: #selector(zoomed), name: .mapMoved, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc func moved() {}
  @objc func zoomed() {}
}

extension Notification.Name {
  static let mapMoved = Notification.Name("MapMoved")
  static let mapZoomed = Notification.Name("MapZoomed")
  static let mapTurned = Notification.Name("MapTurned")
}
