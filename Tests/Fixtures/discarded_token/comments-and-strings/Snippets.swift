// Case: is code in comments and in string literals no code?
import Foundation

// NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }
/*
 NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }
 /* nested: _ = center.addObserver(forName: nil, object: nil, queue: nil) { _ in } */
 center.addObserver(forName: nil, object: nil, queue: nil) { _ in }
 */
enum Snippets {
  static let short = "NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }"
  static let long = """
    final class Sample {
      init() {
        NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }
      }
    }
    """
  static let raw = ##"_ = center.addObserver(forName: nil, object: nil, queue: nil) { _ in } "# and \#(more)"##
  static let pattern = /center\.addObserver\(forName: nil, object: nil, queue: nil\) \{ _ in \}/

  /// Call `NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }` and keep the token.
  static func all() -> [String] { [short, long, raw] }
}
