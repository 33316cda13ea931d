// Case: does a property of another object make code run once, if the code asks for it and then sets it?
import AppKit

final class Library: NSSplitViewController {
  override func viewWillAppear() {
    super.viewWillAppear()
    setUpName()
    setUpDivider()
    setUpHandler()
    setUpHidden()
  }

  private func setUpName() {
    if splitView.autosaveName != nil { return }
    splitView.autosaveName = "Library"
    NotificationCenter.default.addObserver(self, selector: #selector(reset), name: .reset, object: nil)
  }

  private func setUpDivider() {
    if splitView.autosaveName == nil { return }
    splitView.isVertical = true
    NotificationCenter.default.addObserver(self, selector: #selector(reset), name: .divided, object: nil)  // expect: unbalanced_lifecycle
  }

  private func setUpHandler() {
    if splitView.toolTip != nil { return }
    NotificationCenter.default.addObserver(forName: .handled, object: nil, queue: nil) { [splitView] _ in  // expect: discarded_token, unbalanced_lifecycle
      splitView.toolTip = "Handled"
    }
  }

  private func setUpHidden() {
    if splitView.isHidden { return }
    splitView.isHidden = true
    NotificationCenter.default.addObserver(self, selector: #selector(reset), name: .hidden, object: nil)  // expect: unbalanced_lifecycle
  }

  override func viewWillDisappear() {
    super.viewWillDisappear()
    self.splitView.isHidden = false
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  @objc private func reset() {}
}

extension Notification.Name {
  static let reset = Notification.Name("Reset")
  static let divided = Notification.Name("Divided")
  static let hidden = Notification.Name("Hidden")
  static let handled = Notification.Name("Handled")
}
