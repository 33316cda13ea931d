// Case: does a removal end anything that is given what can never be an observer?
import AVFoundation

final class Player: NSObject {
  private let item = AVPlayerItem(url: URL(fileURLWithPath: "/"))

  func start() {
    NotificationCenter.default.addObserver(self, selector: #selector(ended), name: .AVPlayerItemDidPlayToEndTime, object: item)  // expect: unmatched_selector_observer
  }

  func stop() {
    NotificationCenter.default.removeObserver(item)  // expect: ineffective_removal
    NotificationCenter.default.removeObserver(ObjectIdentifier(self))  // expect: ineffective_removal
  }

  @objc private func ended(_ note: Notification) {
    NotificationCenter.default.removeObserver(note)  // expect: ineffective_removal
  }

  func forget(_ observer: Any) {
    NotificationCenter.default.removeObserver(observer)
  }
}
