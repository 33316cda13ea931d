import SwiftUI

final class Library: ObservableObject {
  func watchMemory() {
    NotificationCenter.default.addObserver(  // expect: note unbalanced_lifecycle
      self, selector: #selector(shrink), name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
  }

  func watchLocale() {
    NotificationCenter.default.addObserver(  // expect: warning unbalanced_lifecycle
      self, selector: #selector(shrink), name: NSLocale.currentLocaleDidChangeNotification, object: nil)
  }

  func watchPower() {
    NotificationCenter.default.addObserver(  // expect: warning unbalanced_lifecycle
      self, selector: #selector(shrink), name: .NSProcessInfoPowerStateDidChange, object: nil)
  }

  @objc private func shrink() { print("shrink") }
}
