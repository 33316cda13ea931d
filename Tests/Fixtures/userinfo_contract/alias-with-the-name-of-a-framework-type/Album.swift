// Case: is a value of another type if an alias of the program has the name of a framework's type?
import Foundation

typealias UUID = String

extension Notification.Name {
  static let photoDeleted = Notification.Name("PhotoDeleted")
  static let photoDated = Notification.Name("PhotoDated")
}

final class Album {
  func delete(_ photo: UUID) {
    NotificationCenter.default.post(name: .photoDeleted, object: nil, userInfo: ["photo": photo])
  }

  func date(_ photo: UUID, at day: Date) {
    NotificationCenter.default.post(name: .photoDated, object: nil, userInfo: ["day": day])
  }
}

final class Wall: NSObject {
  func open() {
    let center = NotificationCenter.default
    center.addObserver(self, selector: #selector(deleted), name: .photoDeleted, object: nil)
    center.addObserver(self, selector: #selector(dated), name: .photoDated, object: nil)
  }

  @objc private func deleted(_ note: Notification) {
    guard let photo = note.userInfo?["photo"] as? String else { return }  // expect: note untyped_userinfo
    print(photo)
  }

  @objc private func dated(_ note: Notification) {
    guard let day = note.userInfo?["day"] as? String else { return }  // expect: note untyped_userinfo, userinfo_contract
    print(day)
  }

  deinit { NotificationCenter.default.removeObserver(self) }
}
