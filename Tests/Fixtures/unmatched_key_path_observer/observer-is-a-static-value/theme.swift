// Case: is an observer silent that a static property makes and keeps for as long as the process lives?
import Foundation

final class ThemeWatch: NSObject {
  private static let watch = ThemeWatch()

  static func start() {
    UserDefaults.standard.addObserver(watch, forKeyPath: "theme", options: .new, context: nil)
  }
}

final class FontWatch: NSObject {
  static func start() -> FontWatch {
    let watch = FontWatch()
    UserDefaults.standard.addObserver(watch, forKeyPath: "font", options: .new, context: nil)  // expect: unmatched_key_path_observer
    return watch
  }
}
