// Case: when the observer is another value than `self`, must that value be removed, and is `removeObserver(self)` no help?
import UIKit

final class ScrollSpy: NSObject {
  @objc func contentSizeChanged() {}
}

final class ScrollCoordinator: NSObject {
  private let spy = ScrollSpy()
  private let tidySpy = ScrollSpy()

  override init() {
    super.init()
    let center = NotificationCenter.default
    center.addObserver(  // expect: unmatched_selector_observer
      spy, selector: #selector(ScrollSpy.contentSizeChanged), name: UIContentSizeCategory.didChangeNotification,
      object: nil)
    center.addObserver(
      tidySpy, selector: #selector(ScrollSpy.contentSizeChanged), name: UIContentSizeCategory.didChangeNotification,
      object: nil)
    center.addObserver(self, selector: #selector(voiceOverChanged), name: .voiceOverChanged, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(tidySpy)
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func voiceOverChanged() {}
}

extension Notification.Name {
  static let voiceOverChanged = Notification.Name("VoiceOverChanged")
}
