import Foundation

extension PlayerModel {
  func endInterruptions() {
    guard let token = interruptionToken else { return }
    NotificationCenter.default.removeObserver(token)
    // observer-lint:disable:next unremoved_token -- the line above came later  // expect: unused_suppression
    interruptionToken = nil
  }
}
