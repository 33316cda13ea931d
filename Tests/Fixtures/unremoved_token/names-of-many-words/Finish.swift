import Foundation

func finish(_ token: NSObjectProtocol?) {
  if let token { NotificationCenter.default.removeObserver(token) }
}
