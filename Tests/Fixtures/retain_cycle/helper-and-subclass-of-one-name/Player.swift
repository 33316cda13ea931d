// Case: is a helper `deinit`'s alone where a subclass has a method of that name, which others call?
import Foundation

class Player {
  private var token: (any NSObjectProtocol)?

  init() {
    token = NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in  // expect: retain_cycle
      self.show()
    }
  }

  deinit { finish() }

  private func finish() {
    token.map { NotificationCenter.default.removeObserver($0) }
  }

  func show() {}
}

final class Radio: Player {
  func stop() { finish() }

  private func finish() {}
}

final class Screen {
  func open() -> Player { Radio() }
  func close(_ radio: Radio) { radio.stop() }
}

extension Notification.Name {
  static let changed = Notification.Name("Changed")
}
