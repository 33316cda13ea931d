// Case: does every branch of `#if` count as code, also those that cannot be true together?
import Foundation

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

final class PowerMonitor {
  func start() {
    #if os(iOS)
      NotificationCenter.default.addObserver(  // expect: discarded_token
        forName: UIDevice.batteryLevelDidChangeNotification, object: nil, queue: .main
      ) { _ in print("battery") }
    #elseif os(macOS)
      NotificationCenter.default.addObserver(  // expect: discarded_token
        forName: NSApplication.didChangeScreenParametersNotification, object: nil, queue: .main
      ) { _ in print("screens") }
    #else
      _ = NotificationCenter.default.addObserver(  // expect: discarded_token
        forName: .NSProcessInfoPowerStateDidChange, object: nil, queue: .main
      ) { _ in print("power") }
    #endif
  }
}
