// Case: does another read of the same notification succeed where this read fails?
import Foundation

extension Notification.Name {
  static let songsChanged = Notification.Name("SongsChanged")
}

enum Library {
  static func changed(_ ids: Set<String>) {
    NotificationCenter.default.post(name: .songsChanged, object: nil, userInfo: ["songs": ids])
  }
}

final class Player {
  private var tokens: [any NSObjectProtocol] = []

  init() {
    tokens.append(
      NotificationCenter.default.addObserver(forName: .songsChanged, object: nil, queue: nil) { note in
        print(Self.returned(note), Self.otherwise(note), Self.defaulted(note), Self.alone(note), Self.other(note))
      })
  }

  static func returned(_ note: Notification) -> Set<String> {
    if let ids = note.userInfo?["tracks"] as? Set<String> { return ids }  // expect: note userinfo_contract, note untyped_userinfo
    if let ids = note.userInfo?["songs"] as? Set<String> { return ids }  // expect: note untyped_userinfo
    if let ids = note.userInfo?["songs"] as? [String] { return Set(ids) }  // expect: note userinfo_contract, note untyped_userinfo
    return []
  }

  static func otherwise(_ note: Notification) -> Set<String> {
    if let ids = note.userInfo?["songs"] as? Set<String> {  // expect: note untyped_userinfo
      return ids
    } else if let ids = note.userInfo?["tracks"] as? Set<String> {  // expect: note userinfo_contract, note untyped_userinfo
      return ids
    }
    return []
  }

  static func defaulted(_ note: Notification) -> Set<String> {
    note.userInfo?["tracks"] as? Set<String> ?? note.userInfo?["songs"] as? Set<String> ?? []  // expect: note userinfo_contract, note untyped_userinfo
  }

  static func alone(_ note: Notification) -> Set<String> {
    if let ids = note.userInfo?["songs"] as? [String] { return Set(ids) }  // expect: warning userinfo_contract, note untyped_userinfo
    return []
  }

  static func other(_ note: Notification) -> String {
    let count = (note.userInfo?["songs"] as? Set<String>)?.count ?? 0  // expect: note untyped_userinfo
    guard let title = note.userInfo?["title"] as? String else { return "" }  // expect: warning userinfo_contract, note untyped_userinfo
    return "\(title): \(count)"
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
