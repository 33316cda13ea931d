// Case: does a key-path removal stand in for the center's removal?
import UIKit

final class ProgressCell: UITableViewCell {
  private let progress = Progress()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    NotificationCenter.default.addObserver(self, selector: #selector(reset), name: .progressReset, object: nil)  // expect: unmatched_selector_observer
    progress.addObserver(self, forKeyPath: #keyPath(Progress.fractionCompleted), options: [], context: nil)
  }

  required init?(coder: NSCoder) { nil }

  deinit {
    progress.removeObserver(self, forKeyPath: #keyPath(Progress.fractionCompleted))
  }

  @objc private func reset() {}
}

extension Notification.Name {
  static let progressReset = Notification.Name("ProgressReset")
}
