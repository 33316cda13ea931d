// Case: the file that posts what another one observes
import Foundation

enum RopewalkNotice {
  static let laid = Notification.Name("ropewalk")
  static let strandsKey = "strands"
}

struct RopewalkFloor {
  let fibre = "hemp"

  func lay(strands: Int) {
    NotificationCenter.default.post(
      name: RopewalkNotice.laid, object: nil, userInfo: [RopewalkNotice.strandsKey: strands, "fibre": fibre])
  }
}
