import UIKit

extension EditorController {
  func tearDown() {
    if let keyboardToken {
      NotificationCenter.default.removeObserver(keyboardToken)
    }
    keyboardToken = nil
    toolbar.detach()
  }
}

extension EditorController.Toolbar {
  func detach() {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
  }
}
