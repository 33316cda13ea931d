import UIKit

@main
final class AppDelegate: NSObject, UIApplicationDelegate {
  private var clockObserver: (any NSObjectProtocol)?

  func applicationDidFinishLaunching(_ application: UIApplication) {
    clockObserver = NotificationCenter.default.addObserver(forName: .NSSystemClockDidChange, object: nil, queue: nil) { _ in
      print("clock")
    }
    _ = Telemetry.shared
  }
}
