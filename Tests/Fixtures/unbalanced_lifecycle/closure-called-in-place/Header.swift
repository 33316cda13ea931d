// Case: does a closure that is called in place have the type of the value that it returns?
import UIKit

final class Header: UIView {
  func configure() {}
}

final class Footer: UIView {
  func configure() {
    NotificationCenter.default.addObserver(  // expect: unbalanced_lifecycle, unmatched_selector_observer
      self, selector: #selector(fit), name: UIContentSizeCategory.didChangeNotification, object: nil)
  }

  @objc private func fit() {}
}

final class Recorder: NSObject {
  override init() {
    super.init()
    configure()
  }

  private func configure() {
    NotificationCenter.default.addObserver(  // expect: unmatched_selector_observer
      self, selector: #selector(pause), name: UIApplication.didEnterBackgroundNotification, object: nil)
  }

  @objc private func pause() {}
}
