// Case: are registrations in comments and string literals no registrations?
import Foundation

final class Guide: NSObject {
  // NotificationCenter.default.addObserver(self, selector: #selector(read), name: .guideRead, object: nil)
  let snippet = """
    NotificationCenter.default.addObserver(self, selector: #selector(read), name: .guideRead, object: nil)
    """
  let raw = #"center.addObserver(self, selector: #selector(read), name: .guideRead, object: nil)"#

  /* override init() {
    NotificationCenter.default.addObserver(self, selector: #selector(read), name: .guideRead, object: nil)
  } */
  @objc func read() {}
}
