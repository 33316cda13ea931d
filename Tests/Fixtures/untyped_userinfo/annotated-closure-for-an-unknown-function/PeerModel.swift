// Case: is a closure a handler that says itself that it takes a notification, when the function it goes to is unknown?
import Foundation
import PeerKit

final class PeerModel {
  private let session = PeerKit.Session()

  func start() {
    session.observe("joined") { (note: Notification) in
      print(note.userInfo?["peer"] as? String ?? "")  // expect: untyped_userinfo
    }
    session.observe("left") { (note: NSNotification) -> Bool in
      note.userInfo?["isFinal"] as? Bool ?? false  // expect: untyped_userinfo
    }
  }
}
