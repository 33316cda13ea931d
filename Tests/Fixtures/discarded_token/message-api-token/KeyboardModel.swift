// Case: does the message API, whose token ends the observation when it is released, stay outside this rule?
import UIKit

final class KeyboardModel {
  private(set) var isVisible = false

  func start(on screen: UIScreen) {
    let token = NotificationCenter.default.addObserver(of: screen, for: .keyboardWillShow) { [weak self] _ in  // expect: dropped_observation
      self?.isVisible = true
    }
    _ = token
  }
}
