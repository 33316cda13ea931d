import UIKit

final class StarButton: UIButton {
  override func awakeFromNib() {
    super.awakeFromNib()
    imageView?.addObserver(self, forKeyPath: "hidden", options: .new, context: nil)  // expect: unmatched_key_path_observer
  }

  deinit { imageView?.mark(self, under: "hidden") }
}

final class HeartButton: UIButton {
  override func awakeFromNib() {
    super.awakeFromNib()
    imageView?.addObserver(self, forKeyPath: "tintColor", options: .new, context: nil)
  }
}

extension HeartButton {
  func stop() { imageView?.unhook(self, from: "tintColor") }
}
