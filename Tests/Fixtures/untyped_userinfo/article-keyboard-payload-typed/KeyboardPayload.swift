// Case: article on typed notifications: a payload type reads the dictionary once, and handlers take the payload.
import UIKit

struct KeyboardPayload {
  let endFrame: CGRect
  let duration: TimeInterval
}

extension KeyboardPayload {
  init(note: Notification) {
    let userInfo = note.userInfo
    endFrame = userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as! CGRect
    duration = userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as! TimeInterval
  }
}
