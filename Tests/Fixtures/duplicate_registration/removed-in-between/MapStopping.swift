import Foundation

extension Map {
  func stop() {
    NotificationCenter.default.removeObserver(self, name: .mapMoved, object: nil)
  }
}
