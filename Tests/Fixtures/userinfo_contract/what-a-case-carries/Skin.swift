// Case: is what an enum's case carries of its own type, and not of the enum's?
import Foundation

enum Reach {
  case everywhere
  case room(String)
  case rooms([String], since: Date)
}

struct Skin {
  static let didChange = Notification.Name("SkinDidChange")

  func use(in reach: Reach) {
    if case let .room(id) = reach {
      NotificationCenter.default.post(name: Self.didChange, object: nil, userInfo: ["room": id])
    }
    switch reach {
    case .everywhere: break
    case .room(let id): NotificationCenter.default.post(name: Self.didChange, object: nil, userInfo: ["room": id])
    case .rooms(let ids, let date):
      NotificationCenter.default.post(name: Self.didChange, object: nil, userInfo: ["rooms": ids, "since": date])
    case let other: NotificationCenter.default.post(name: Self.didChange, object: nil, userInfo: ["reach": other])
    }
  }
}

final class RoomController: NSObject {
  func watch() async {
    for await note in NotificationCenter.default.notifications(named: Skin.didChange) {
      print(note.userInfo?["room"] as? String ?? "")  // expect: untyped_userinfo
      print(note.userInfo?["rooms"] as? [String] ?? [])  // expect: untyped_userinfo
      print(note.userInfo?["since"] as? Date ?? .now)  // expect: untyped_userinfo
      print(note.userInfo?["reach"] as? String ?? "")  // expect: untyped_userinfo, userinfo_contract
    }
  }
}
