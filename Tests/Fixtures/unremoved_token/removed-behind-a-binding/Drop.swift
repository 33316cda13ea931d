import Foundation

func drop(_ observer: any NSObjectProtocol) { NotificationCenter.default.removeObserver(observer) }
