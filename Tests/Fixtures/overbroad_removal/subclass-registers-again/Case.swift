// Case: does a removal harm a subclass that registers again after each run of the method that removes?
import AppKit

class RowView: NSView {
  override func viewDidMoveToWindow() {
    super.viewDidMoveToWindow()
    watchWindow()
  }

  private func watchWindow() {
    NotificationCenter.default.removeObserver(self)  // expect: note overbroad_removal
    guard let window else { return }
    NotificationCenter.default.addObserver(
      self, selector: #selector(changed), name: NSWindow.didBecomeKeyNotification, object: window)
  }

  @objc func changed() {}
}

final class AccountRowView: RowView {
  override func viewDidMoveToWindow() {
    super.viewDidMoveToWindow()
    watchScrolling()
  }

  private func watchScrolling() {
    guard let clip = enclosingScrollView?.contentView else { return }
    NotificationCenter.default.addObserver(
      self, selector: #selector(changed), name: NSView.boundsDidChangeNotification, object: clip)
  }
}

class CellView: NSView {
  override func viewDidMoveToWindow() {
    super.viewDidMoveToWindow()
    NotificationCenter.default.removeObserver(self)  // expect: warning overbroad_removal
  }

  @objc func changed() {}
}

/// Registers before the superclass removes.
final class PhotoCellView: CellView {
  override func viewDidMoveToWindow() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(changed), name: NSWindow.didBecomeKeyNotification, object: window)
    super.viewDidMoveToWindow()
  }
}

class HeaderView: NSView {
  /// Nothing calls it.
  private func stop() {
    NotificationCenter.default.removeObserver(self)  // expect: note overbroad_removal
  }

  @objc func changed() {}
}

final class TitleView: HeaderView {
  init() {
    super.init(frame: .zero)
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .changed, object: nil)  // expect: note unmatched_selector_observer
  }

  required init?(coder: NSCoder) { fatalError() }
}

extension Notification.Name {
  static let changed = Notification.Name("Changed")
}
