// Case: a token that is overwritten before its removal: the lost registration may be reported (or the removal, by another rule), the last one not.
import Foundation

final class ChannelModel {
  private var token: (any NSObjectProtocol)?

  func start() {
    let center = NotificationCenter.default
    token = center.addObserver(forName: .channelOpened, object: nil, queue: nil) { _ in print("opened") }  // allow: unremoved_token, discarded_token
    token = center.addObserver(forName: .channelClosed, object: nil, queue: nil) { _ in print("closed") }
  }

  func stop() {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
  }
}

extension Notification.Name {
  static let channelOpened = Notification.Name("ChannelOpened")
  static let channelClosed = Notification.Name("ChannelClosed")
}
