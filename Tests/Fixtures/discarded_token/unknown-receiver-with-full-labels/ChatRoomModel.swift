// Case: is a receiver of unknown type taken for a center when the call has Foundation's full set of labels?
import ChatKit
import Foundation

final class ChatRoomModel {
  private let environment: ChatKit.Environment
  private(set) var unread = 0

  init(environment: ChatKit.Environment) {
    self.environment = environment
    environment.eventCenter.addObserver(forName: .messageArrived, object: nil, queue: .main) { [weak self] _ in  // expect: discarded_token
      self?.unread += 1
    }
  }
}

extension Notification.Name {
  static let messageArrived = Notification.Name("MessageArrived")
}
