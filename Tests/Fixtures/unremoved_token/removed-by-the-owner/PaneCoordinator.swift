import Foundation

final class PaneCoordinator {
  private var panes: [Pane] = []

  func add(_ pane: Pane) {
    panes.append(pane)
    pane.open()
  }

  func closeAll() {
    for pane in panes {
      if let token = pane.token { NotificationCenter.default.removeObserver(token) }
      pane.extras.forEach(NotificationCenter.default.removeObserver)
      pane.token = nil
    }
    panes = []
  }
}
