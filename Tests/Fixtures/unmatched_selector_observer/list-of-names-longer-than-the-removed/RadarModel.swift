// Case: is a list that a loop adds unmatched when the list that is removed lacks one of its names, and matched when it has more?
import Foundation

final class RadarModel: NSObject {
  private static let added: [Notification.Name] = [.radarOn, .radarOff, .radarBlip]
  private static let dropped: [Notification.Name] = [.radarOn, .radarOff]

  func start() {
    for name in Self.added {
      NotificationCenter.default.addObserver(self, selector: #selector(changed), name: name, object: nil)  // expect: unmatched_selector_observer
    }
  }

  func stop() {
    for name in Self.dropped {
      NotificationCenter.default.removeObserver(self, name: name, object: nil)
    }
  }

  @objc private func changed() {}
}

final class SonarModel: NSObject {
  func start() {
    for name: Notification.Name in [.radarOn, .radarOff] {
      NotificationCenter.default.addObserver(self, selector: #selector(changed), name: name, object: nil)
    }
  }

  func stop() {
    for name: Notification.Name in [.radarOff, .radarBlip, .radarOn] {
      NotificationCenter.default.removeObserver(self, name: name, object: nil)
    }
  }

  @objc private func changed() {}
}

extension Notification.Name {
  static let radarOn = Notification.Name("RadarOn")
  static let radarOff = Notification.Name("RadarOff")
  static let radarBlip = Notification.Name("RadarBlip")
}
