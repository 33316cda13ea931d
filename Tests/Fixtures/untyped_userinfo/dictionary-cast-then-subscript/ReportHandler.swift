// Case: is an entry reported when the whole dictionary is cast first, in one expression or through an alias?
import Foundation

final class ReportHandler: NSObject {
  @objc func handleInline(_ note: Notification) {
    print((note.userInfo as? [String: Any])?["report"] as? String ?? "")  // expect: untyped_userinfo
  }

  @objc func handleAlias(_ note: Notification) {
    guard
      let info = note.userInfo as? [String: Any],
      let report = info["report"] as? String  // expect: untyped_userinfo
    else { return }
    print(report)
  }
}
