// Case: can a forced cast trap where each poster sends the key, with a value whose type no file of the program declares?
import Foundation
import MailKitOfAnotherModule

extension Notification.Name {
  static let rejected = Notification.Name("rejected")
  static let bounced = Notification.Name("bounced")
}

final class Mailer {
  func reject(_ letter: Letter) {
    NotificationCenter.default.post(name: .rejected, object: nil, userInfo: ["sender": letter.sender.address])
  }

  func bounce(_ letter: Letter, twice: Bool) {
    NotificationCenter.default.post(name: .bounced, object: nil, userInfo: ["sender": letter.sender.address])
    if twice { NotificationCenter.default.post(name: .bounced, object: nil, userInfo: ["count": 2]) }
  }
}

final class Notices {
  func open() {
    NotificationCenter.default.addObserver(self, selector: #selector(show), name: .rejected, object: nil)
    NotificationCenter.default.addObserver(self, selector: #selector(count), name: .bounced, object: nil)
  }

  @objc private func show(_ note: Notification) {
    print(note.userInfo!["sender"] as! String)  // expect: note untyped_userinfo
  }

  // Only some of the posters send it.
  @objc private func count(_ note: Notification) {
    print(note.userInfo!["sender"] as! String)  // expect: warning untyped_userinfo
  }

  deinit { NotificationCenter.default.removeObserver(self) }
}
