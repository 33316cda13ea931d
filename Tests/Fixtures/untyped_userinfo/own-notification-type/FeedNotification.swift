// Case: is the program's own type, nested and called `Notification`, no notification of Foundation's?
import Foundation

enum Feed {
  struct Notification {
    let title: String
    let userInfo: [String: Any]?
  }
}
