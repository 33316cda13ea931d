// Case: does a handler without a statement do harm if it is registered again and again?
import UIKit

class SpacerView: UIView {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    NotificationCenter.default.addObserver(  // expect: note unbalanced_lifecycle
      self, selector: #selector(windowResized), name: Notification.Name("WindowResized"), object: nil)
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  @objc func windowResized() {
    // The layout follows by itself.
  }
}

final class ThinSpacerView: SpacerView {
  override func windowResized() {}
}

/// A subclass has something to do.
class RulerView: UIView {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    NotificationCenter.default.addObserver(  // expect: warning unbalanced_lifecycle
      self, selector: #selector(unitChanged), name: Notification.Name("UnitChanged"), object: nil)
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  @objc func unitChanged() {}
}

final class MetricRulerView: RulerView {
  override func unitChanged() { setNeedsDisplay() }
}

/// Another module may override the method.
open class FrameView: UIView {
  override open func didMoveToWindow() {
    super.didMoveToWindow()
    NotificationCenter.default.addObserver(  // expect: warning unbalanced_lifecycle
      self, selector: #selector(colorChanged), name: Notification.Name("ColorChanged"), object: nil)
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  @objc open func colorChanged() {}
}
