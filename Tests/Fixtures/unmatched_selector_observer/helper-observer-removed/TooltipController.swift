// Case: is the registration of another value than `self` matched by a removal of that value, also as a local?
import AppKit

final class TooltipSpy: NSObject {
  @objc func windowMoved() {}
}

final class TooltipController: NSObject {
  private let spy = TooltipSpy()

  func start() {
    NotificationCenter.default.addObserver(
      spy, selector: #selector(TooltipSpy.windowMoved), name: NSWindow.didMoveNotification, object: nil)
  }

  func measure(_ work: () -> Void) {
    let local = TooltipSpy()
    NotificationCenter.default.addObserver(
      local, selector: #selector(TooltipSpy.windowMoved), name: NSWindow.didResizeNotification, object: nil)
    defer { NotificationCenter.default.removeObserver(local) }
    work()
  }

  deinit {
    NotificationCenter.default.removeObserver(spy, name: NSWindow.didMoveNotification, object: nil)
  }
}
