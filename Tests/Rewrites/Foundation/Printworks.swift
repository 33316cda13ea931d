// Case: a size, posted by a view and observed for that view
import Foundation

final class PrintworksPanel: Sendable {
  func resize(to width: Double, _ height: Double) {
    NotificationCenter.default.post(
      name: .printworks, object: self, userInfo: ["width": width, "height": height])
  }
}

extension Notification.Name {
  static let printworks = Notification.Name("printworks")
}

final class Printworks: @unchecked Sendable {
  private let heard: @Sendable (String) -> Void
  private let panel: PrintworksPanel

  init(panel: PrintworksPanel, heard: @escaping @Sendable (String) -> Void) {
    self.panel = panel
    self.heard = heard
  }

  func start() {
    NotificationCenter.default.addObserver(forName: .printworks, object: panel, queue: nil) { note in
      let width = note.userInfo!["width"] as! Double
      let height = note.userInfo!["height"] as! Double
      self.heard("\(width) by \(height)")
    }
  }
}

func runPrintworks(_ heard: @escaping @Sendable (String) -> Void) {
  let panel = PrintworksPanel()
  let other = PrintworksPanel()
  var owner: Printworks? = Printworks(panel: panel, heard: heard)
  owner?.start()
  panel.resize(to: 20, 30)
  other.resize(to: 1, 1)
  owner = nil
}
