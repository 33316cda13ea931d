// Case: does the declaration of a local function run it?
import UIKit

final class KeyboardField: UITextField {
  func startOnce() {
    func listen() {
      NotificationCenter.default.addObserver(self, selector: #selector(shown), name: .keyboardShown, object: nil)
    }
    listen()
  }

  func startBeforeTheDeclaration() {
    listen()
    func listen() {
      NotificationCenter.default.addObserver(self, selector: #selector(hidden), name: .keyboardHidden, object: nil)
    }
  }

  func startTwice() {
    func listen() {
      NotificationCenter.default.addObserver(self, selector: #selector(moved), name: .keyboardMoved, object: nil)  // expect: duplicate_registration
    }
    listen()
    listen()
  }

  func startInTwoWays() {
    func listen() {
      NotificationCenter.default.addObserver(self, selector: #selector(split), name: .keyboardSplit, object: nil)
    }
    listen()
    NotificationCenter.default.addObserver(self, selector: #selector(split), name: .keyboardSplit, object: nil)  // expect: duplicate_registration
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func shown() {}
  @objc private func hidden() {}
  @objc private func moved() {}
  @objc private func split() {}
}

extension Notification.Name {
  static let keyboardShown = Notification.Name("KeyboardShown")
  static let keyboardHidden = Notification.Name("KeyboardHidden")
  static let keyboardMoved = Notification.Name("KeyboardMoved")
  static let keyboardSplit = Notification.Name("KeyboardSplit")
}
