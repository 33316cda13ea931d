// Case: does a property that a function fills through `&` let the view register once?
import AppKit

func makeLink(_ link: inout CVDisplayLink?) {}

/// The view registers only where the function has filled the empty property.
final class Clock: NSView {
  private var link: CVDisplayLink?

  override func viewDidMoveToWindow() {
    super.viewDidMoveToWindow()
    start()
  }

  private func start() {
    guard link == nil else { return }
    makeLink(&link)
    guard let link else { return }
    print(link)
    NotificationCenter.default.addObserver(self, selector: #selector(tick), name: .init("tick"), object: nil)
  }

  @objc private func tick() {}

  deinit { NotificationCenter.default.removeObserver(self) }
}

/// The function may leave the property empty.
final class Meter: NSView {
  private var link: CVDisplayLink?

  override func viewDidMoveToWindow() {
    super.viewDidMoveToWindow()
    guard link == nil else { return }
    makeLink(&link)
    NotificationCenter.default.addObserver(self, selector: #selector(tick), name: .init("tick"), object: nil)  // expect: unbalanced_lifecycle
  }

  @objc private func tick() {}

  deinit { NotificationCenter.default.removeObserver(self) }
}

/// The view also registers where the property was full before.
final class Scope: NSView {
  private var link: CVDisplayLink?

  override func viewDidMoveToWindow() {
    super.viewDidMoveToWindow()
    if link == nil { makeLink(&link) }
    guard let link else { return }
    print(link)
    NotificationCenter.default.addObserver(self, selector: #selector(tick), name: .init("tick"), object: nil)  // expect: unbalanced_lifecycle
  }

  @objc private func tick() {}

  deinit { NotificationCenter.default.removeObserver(self) }
}

/// Other code empties the property.
final class Wave: NSView {
  var link: CVDisplayLink?

  override func viewDidMoveToWindow() {
    super.viewDidMoveToWindow()
    guard link == nil else { return }
    makeLink(&link)
    guard let link else { return }
    print(link)
    NotificationCenter.default.addObserver(self, selector: #selector(tick), name: .init("tick"), object: nil)  // expect: unbalanced_lifecycle
  }

  @objc private func tick() {}

  deinit { NotificationCenter.default.removeObserver(self) }
}

extension NSViewController {
  func pause(_ wave: Wave) { wave.link = nil }
}
