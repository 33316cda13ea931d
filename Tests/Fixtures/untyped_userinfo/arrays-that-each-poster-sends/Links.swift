// Case: is a forced cast harmless if each poster sends an array with elements of that type?
import Foundation

extension Notification.Name {
  static let linksFound = Notification.Name("LinksFound")
}

final class Scanner {
  func scan(_ text: String) {
    guard let url = URL(string: text) else { return }
    NotificationCenter.default.post(name: .linksFound, object: nil, userInfo: ["links": [url], "parts": [text, 1]])
  }
}

final class LinkList {
  private var token: NSObjectProtocol?

  func open() {
    token = NotificationCenter.default.addObserver(forName: .linksFound, object: nil, queue: nil) { note in
      let links = note.userInfo?["links"] as! [URL]  // expect: note untyped_userinfo
      let parts = note.userInfo?["parts"] as! [String]  // expect: warning untyped_userinfo
      print(links, parts)
    }
  }

  func close() {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
