// Case: does the finding sit on the line of `userInfo` when the expression goes over many lines?
import Foundation

final class LongChainModel: NSObject {
  private(set) var name = ""

  @objc func handle(_ notification: Notification) {
    let value =
      notification
      .userInfo?[  // expect: untyped_userinfo
        "name"
      ]
      as? String
    name = value ?? ""
  }
}
