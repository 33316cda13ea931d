// Case: does a property of another object make code run once, if the code asks for it and then sets it?
import AppKit

final class Library: NSSplitViewController {
  override func viewWillAppear() {
    super.viewWillAppear()
    setUpName()
    setUpDivider()
    setUpHandler()
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
    if splitView.identifier != nil { return }
    NotificationCenter.default.addObserver(forName: .handled, object: nil, queue: nil) { [splitView] _ in  // expect: discarded_token, unbalanced_lifecycle
      splitView.identifier = nil
    }
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  @objc private func reset() {}
}

extension Notification.Name {
  static let reset = Notification.Name("Reset")
  static let divided = Notification.Name("Divided")
  static let handled = Notification.Name("Handled")
}
