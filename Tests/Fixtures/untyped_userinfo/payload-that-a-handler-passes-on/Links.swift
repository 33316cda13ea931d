// Case: do the posters of a notification send the key that its handler passes on under another name?
import UIKit

extension Notification.Name {
  static let link = Notification.Name("link")
  static let openPage = Notification.Name("openPage")
  static let openSong = Notification.Name("openSong")
  static let openAnything = Notification.Name("openAnything")
  static let openWindow = Notification.Name("openWindow")
  static let pageOpened = Notification.Name("pageOpened")
}

final class Links {
  func open(page: Int, of tag: Any?) {
    let payload = ["kind": "page", "page": page, "tag": tag as? String ?? ""] as [String: Any]
    DispatchQueue.main.async {
      NotificationCenter.default.post(name: .link, object: nil, userInfo: payload)
    }
  }

  func open(song: String) {
    NotificationCenter.default.post(name: .link, object: nil, userInfo: ["kind": "song", "song": song, "tag": song])
  }
}

final class Tabs: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let center = NotificationCenter.default
    center.addObserver(self, selector: #selector(link), name: .link, object: nil)
    center.addObserver(self, selector: #selector(pageOpened), name: .pageOpened, object: nil)
    center.addObserver(self, selector: #selector(windowOpened), name: UIWindow.keyboardDidShowNotification, object: nil)
  }

  @objc private func link(_ note: Notification) {
    let center = NotificationCenter.default
    center.post(name: .openAnything, object: nil, userInfo: note.userInfo)
    let kind = note.userInfo?["kind"] as? String  // expect: note untyped_userinfo
    switch kind {
    case "page":
      DispatchQueue.main.async {
        center.post(name: .openPage, object: nil, userInfo: note.userInfo)
      }
    case "song": center.post(name: .openSong, object: nil, userInfo: note.userInfo)
    default: break
    }
  }

  /// The notification of the page comes back.
  @objc private func pageOpened(_ note: Notification) {
    NotificationCenter.default.post(name: .openPage, object: nil, userInfo: note.userInfo)
  }

  /// Only the system knows what it sends.
  @objc private func windowOpened(_ note: Notification) {
    NotificationCenter.default.post(name: .openWindow, object: nil, userInfo: note.userInfo)
  }

  deinit { NotificationCenter.default.removeObserver(self) }
}

final class Reader: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let center = NotificationCenter.default
    center.addObserver(self, selector: #selector(openAnything), name: .openAnything, object: nil)
    center.addObserver(self, selector: #selector(openPage), name: .openPage, object: nil)
    center.addObserver(self, selector: #selector(openSong), name: .openSong, object: nil)
    center.addObserver(self, selector: #selector(openWindow), name: .openWindow, object: nil)
  }

  @objc private func openAnything(_ note: Notification) {
    print(note.userInfo!["tag"] as! String)  // expect: note untyped_userinfo
    print(note.userInfo!["page"] as! Int)  // expect: warning untyped_userinfo
  }

  @objc private func openPage(_ note: Notification) {
    print(note.userInfo!["page"] as! Int)  // expect: note untyped_userinfo
    print(note.userInfo!["song"] as! String)  // expect: warning untyped_userinfo
    NotificationCenter.default.post(name: .pageOpened, object: nil, userInfo: note.userInfo)
  }

  @objc private func openSong(_ note: Notification) {
    print(note.userInfo!["song"] as! String)  // expect: note untyped_userinfo
    print(note.userInfo!["tag"] as! Int)  // expect: warning untyped_userinfo
  }

  @objc private func openWindow(_ note: Notification) {
    print(note.userInfo!["tag"] as! String)  // expect: warning untyped_userinfo
  }

  deinit { NotificationCenter.default.removeObserver(self) }
}
