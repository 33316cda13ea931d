// Case: is a static function that makes an object of its own type from the notification the typed access?
import Foundation

struct SongChanged {
  let title: String

  static func makeMessage(_ notification: Notification) -> Self? {
    guard let title = notification.userInfo?["title"] as? String else { return nil }
    return SongChanged(title: title)
  }

  static func makeNotification(_ message: Self) -> Notification {
    Notification(name: .init("songChanged"), userInfo: ["title": message.title])
  }
}

struct VolumeChanged {
  let volume: Int

  static func from(_ note: Notification) -> VolumeChanged? {
    guard let volume = note.userInfo?["volume"] as? Int else { return nil }
    return VolumeChanged(volume: volume)
  }

  /// Another type's entry is read here.
  static func title(of note: Notification) -> String? {
    note.userInfo?["title"] as? String  // expect: note untyped_userinfo
  }

  func same(as note: Notification) -> VolumeChanged? {
    let other = note.userInfo?["volume"] as? Int  // expect: note untyped_userinfo
    return other == volume ? self : nil
  }
}
