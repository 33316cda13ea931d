// Case: does a center register the block that it gets, or an empty block that stands in for it?
import Foundation

protocol Center: AnyObject {
  func observe(_ name: Notification.Name, using block: @escaping (Notification) -> Void) -> NSObjectProtocol
  func removeObserver(_ token: Any)
}

final class OwnCenter: Center {
  private let center = NotificationCenter()

  func observe(_ name: Notification.Name, using block: @escaping (Notification) -> Void) -> NSObjectProtocol {
    center.addObserver(forName: name, object: nil, queue: nil, using: block)
  }

  func removeObserver(_ token: Any) { center.removeObserver(token) }
}

/// Nothing removes what it registers, and nobody is harmed.
final class IdleCenter: Center {
  func observe(_ name: Notification.Name, using block: @escaping (Notification) -> Void) -> NSObjectProtocol {
    NotificationCenter.default.addObserver(forName: .init("none"), object: self, queue: nil) { _ in }  // expect: note unremoved_token
  }

  func removeObserver(_ token: Any) {}
}

final class Station {
  private var tokens: [NSObjectProtocol] = []
  private let center: any Center

  init(center: any Center) {
    self.center = center
    tokens.append(center.observe(.init("StationChanged")) { [weak self] _ in self?.reload() })
  }

  deinit { for token in tokens { center.removeObserver(token) } }

  func reload() {}
}

func makeStations() -> [Station] { [Station(center: OwnCenter()), Station(center: IdleCenter())] }
