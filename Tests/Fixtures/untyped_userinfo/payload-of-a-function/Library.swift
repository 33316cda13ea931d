// Case: is a forced cast harmless if a function of the program makes the payload of each poster?
import Foundation

extension Notification.Name {
  static let bookLent = Notification.Name("BookLent")
  static let bookLost = Notification.Name("BookLost")
}

final class Book {}

final class Library {
  private func info(about book: Book) -> [String: Any] { return ["book": book] }

  private func info(ofLost book: Book, by reader: String) -> [String: Any] {
    if reader.isEmpty { return ["book": book] }
    return ["book": book, "by": reader]
  }

  func lend(_ book: Book) {
    let payload = info(about: book)
    NotificationCenter.default.post(name: .bookLent, object: nil, userInfo: payload)
  }

  func lose(_ book: Book, by reader: String) {
    NotificationCenter.default.post(name: .bookLost, object: nil, userInfo: info(ofLost: book, by: reader))
  }
}

final class Desk {
  private var tokens: [NSObjectProtocol] = []

  func open() {
    let center = NotificationCenter.default
    tokens.append(
      center.addObserver(forName: .bookLent, object: nil, queue: nil) { note in
        print(note.userInfo?["book"] as! Book)  // expect: note untyped_userinfo
      })
    tokens.append(
      center.addObserver(forName: .bookLost, object: nil, queue: nil) { note in
        print(note.userInfo?["book"] as! Book)  // expect: note untyped_userinfo
        print(note.userInfo?["by"] as! Int)  // expect: warning untyped_userinfo, userinfo_contract
      })
  }

  func close() {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
