import AppKit

enum LedgerFactory {
  static func make() -> LedgerModel {
    LedgerModel(center: NSWorkspace.shared.notificationCenter)
  }
}
