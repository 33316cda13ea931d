// Case: A helper removes everything after the superclass has ended its own registration.
import AppKit

class RowView: NSTableRowView {
  override func viewDidMoveToWindow() {
    super.viewDidMoveToWindow()
    if let window {
      NotificationCenter.default.addObserver(self, selector: #selector(refresh), name: .init("key"), object: window)
    } else {
      NotificationCenter.default.removeObserver(self, name: .init("key"), object: nil)
    }
  }

  @objc func refresh() {}
}

final class HeadRowView: RowView {
  override func viewDidMoveToWindow() {
    super.viewDidMoveToWindow()
    updateListeners()
  }

  deinit { removeListeners() }

  private func updateListeners() {
    if let window {
      NotificationCenter.default.addObserver(self, selector: #selector(resign), name: .init("resign"), object: window)
    } else {
      removeListeners()
    }
  }

  private func removeListeners() {
    NotificationCenter.default.removeObserver(self)  // expect: note overbroad_removal
  }

  @objc private func resign() {}
}

final class FootRowView: RowView {
  override func viewDidMoveToWindow() {
    updateListeners()
    super.viewDidMoveToWindow()
  }

  func hide() { removeListeners() }

  private func updateListeners() {
    if let window {
      NotificationCenter.default.addObserver(self, selector: #selector(resign), name: .init("resign"), object: window)
    } else {
      removeListeners()
    }
  }

  private func removeListeners() {
    NotificationCenter.default.removeObserver(self)  // expect: warning overbroad_removal
  }

  @objc private func resign() {}
}

final class SideRowView: RowView {
  override func viewDidMoveToWindow() {
    super.viewDidMoveToWindow()
    NotificationCenter.default.removeObserver(self)  // expect: warning overbroad_removal
    NotificationCenter.default.addObserver(self, selector: #selector(resign), name: .init("resign"), object: window)
  }

  @objc private func resign() {}
}
