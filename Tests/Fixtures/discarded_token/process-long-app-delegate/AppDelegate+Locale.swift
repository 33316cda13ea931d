import UIKit

extension AppDelegate {
  func observeLocale() {
    NotificationCenter.default.addObserver(forName: NSLocale.currentLocaleDidChangeNotification, object: nil, queue: .main) { _ in
      print("locale")
    }
  }
}
