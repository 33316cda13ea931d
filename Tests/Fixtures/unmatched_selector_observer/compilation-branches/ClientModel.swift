// Case: is each branch of `#if` matched against the removals of every branch?
import Foundation

#if os(macOS)
  import AppKit
#else
  import UIKit
#endif

final class ClientModel: NSObject {
  func open() {
    #if os(macOS)
      NotificationCenter.default.addObserver(
        self, selector: #selector(activated), name: NSApplication.didBecomeActiveNotification, object: nil)
    #else
      NotificationCenter.default.addObserver(
        self, selector: #selector(activated), name: UIApplication.didBecomeActiveNotification, object: nil)
      NotificationCenter.default.addObserver(  // expect: unmatched_selector_observer
        self, selector: #selector(warned), name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    #endif
  }

  deinit {
    #if os(macOS)
      NotificationCenter.default.removeObserver(self, name: NSApplication.didBecomeActiveNotification, object: nil)
    #else
      NotificationCenter.default.removeObserver(self, name: UIApplication.didBecomeActiveNotification, object: nil)
    #endif
  }

  @objc private func activated() {}
  @objc private func warned() {}
}
