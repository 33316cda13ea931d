import UIKit

extension Form {
  func tearDown() {
    NotificationCenter.default.removeObserver(self)
  }
}
