// Case: through a local alias, does the finding sit on the subscript that is cast, in every form of the alias?
import Foundation

final class ThemeImporter: NSObject {
  private var path: String?

  override init() {
    super.init()
    let center = NotificationCenter.default
    center.addObserver(self, selector: #selector(guardAlias(_:)), name: .themeImport, object: nil)
    center.addObserver(self, selector: #selector(inlineAlias(_:)), name: .themeImport, object: nil)
    center.addObserver(self, selector: #selector(plainAlias(_:)), name: .themeImport, object: nil)
    center.addObserver(self, selector: #selector(shorthandAlias(_:)), name: .themeImport, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self, name: .themeImport, object: nil)
  }

  @objc private func guardAlias(_ note: Notification) {
    guard let info = note.userInfo else { return }
    path = info["path"] as? String  // expect: untyped_userinfo
    print(
      info["isDefault"]  // expect: untyped_userinfo
        as? Bool ?? false)
  }

  @objc private func inlineAlias(_ note: Notification) {
    if let info = note.userInfo,
      let path = info["path"] as? String,  // expect: untyped_userinfo
      let size = info["size"] as? Int  // expect: untyped_userinfo
    {
      self.path = "\(path) \(size)"
    }
  }

  @objc private func plainAlias(_ note: Notification) {
    let info = note.userInfo
    path = info?["path"] as? String  // expect: untyped_userinfo
    let forced = note.userInfo!
    path = forced["path"] as! String  // expect: untyped_userinfo
    let filled = note.userInfo ?? [:]
    path = filled["path"] as? String  // expect: untyped_userinfo
  }

  @objc private func shorthandAlias(_ note: Notification) {
    let userInfo = note.userInfo
    guard let userInfo else { return }
    path = userInfo["path"] as? String  // expect: untyped_userinfo
  }
}

extension Notification.Name {
  static let themeImport = Notification.Name("ThemeImport")
}
