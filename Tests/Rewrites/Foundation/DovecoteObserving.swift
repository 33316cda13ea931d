// Case: an extension in another file than the class
import Foundation

extension Dovecote {
  func start() {
    NotificationCenter.default.addObserver(forName: .init("dovecote"), object: nil, queue: nil) { [weak self] _ in
      self?.heard("heard")
    }
  }
}
