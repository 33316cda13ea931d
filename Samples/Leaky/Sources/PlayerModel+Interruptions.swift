import Foundation

extension PlayerModel {
  func endInterruptions() {
    guard let token = interruptionToken else { return }
    NotificationCenter.default.removeObserver(token)
    interruptionToken = nil
  }
}
