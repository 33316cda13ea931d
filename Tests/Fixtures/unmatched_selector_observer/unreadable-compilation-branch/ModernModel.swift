// Case: does a branch of `#if` that no compiler here would parse leave the registration after it readable?
import Foundation

final class ModernModel: NSObject {
  #if compiler(>=99.0)
    observe let center: ~NotificationCenter = @@ { ( [
  #endif

  func start() {
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: Notification.Name("Modern"), object: nil)  // expect: unmatched_selector_observer
  }

  @objc private func changed() {}
}
