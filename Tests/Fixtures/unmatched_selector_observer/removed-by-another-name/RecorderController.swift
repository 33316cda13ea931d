// Case: does a removal by another name leave the registration unmatched?
import UIKit

final class RecorderController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let center = NotificationCenter.default
    center.addObserver(self, selector: #selector(pause), name: .recordingPaused, object: nil)  // expect: unmatched_selector_observer
    center.addObserver(self, selector: #selector(finish), name: .recordingFinished, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self, name: .recordingStopped, object: nil)  // expect: note ineffective_removal
    NotificationCenter.default.removeObserver(self, name: .recordingFinished, object: nil)
  }

  @objc private func pause() {}
  @objc private func finish() {}
}

extension Notification.Name {
  static let recordingPaused = Notification.Name("RecordingPaused")
  static let recordingStopped = Notification.Name("RecordingStopped")
  static let recordingFinished = Notification.Name("RecordingFinished")
}
