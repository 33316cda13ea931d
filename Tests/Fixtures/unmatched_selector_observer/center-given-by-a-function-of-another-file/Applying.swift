import Foundation

extension NSObjectProtocol {
  @discardableResult
  func equipped(_ equip: (Self) -> Void) -> Self {
    equip(self)
    return self
  }
}
