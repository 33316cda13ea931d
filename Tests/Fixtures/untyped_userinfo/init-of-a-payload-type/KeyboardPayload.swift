// Case: is the `init(note)` of a payload type the typed access?
import UIKit

struct KeyboardPayload {
  let frame: CGRect
  let duration: TimeInterval

  init?(_ note: Notification) {
    guard
      let info = note.userInfo,
      let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval
    else { return nil }
    self.frame = frame
    self.duration = duration
  }
}
