// Case: may a method that no file declares end an observation, if it gets the observer and the key path?
import ObserverExtras
import UIKit

final class AvatarButton: UIButton {
  override func awakeFromNib() {
    super.awakeFromNib()
    imageView?.addObserver(self, forKeyPath: "highlighted", options: .new, context: nil)
  }

  deinit { imageView?.unhook(self, from: "highlighted") }
}

/// The method gets another key path.
final class CaptionButton: UIButton {
  override func awakeFromNib() {
    super.awakeFromNib()
    titleLabel?.addObserver(self, forKeyPath: "font", options: .new, context: nil)  // expect: unmatched_key_path_observer
  }

  deinit { titleLabel?.unhook(self, from: "text") }
}

/// The object is another object.
final class MeterButton: UIButton {
  var gauge: UIView?

  override func awakeFromNib() {
    super.awakeFromNib()
    imageView?.addObserver(self, forKeyPath: "alpha", options: .new, context: nil)  // expect: unmatched_key_path_observer
  }

  deinit { gauge?.unhook(self, from: "alpha") }
}

/// Foundation's method sets a property.
final class BadgeButton: UIButton {
  override func awakeFromNib() {
    super.awakeFromNib()
    imageView?.addObserver(self, forKeyPath: "delegate", options: .new, context: nil)  // expect: unmatched_key_path_observer
  }

  deinit { imageView?.setValue(self, forKey: "delegate") }
}
