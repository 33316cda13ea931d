// Case: the block holds `self`, and the token is removed in `deinit` alone.
import Foundation

final class RadioModel {
  private var token: (any NSObjectProtocol)?
  private var station = ""

  init() {
    token = NotificationCenter.default.addObserver(forName: .stationChanged, object: nil, queue: .main) { note in  // expect: retain_cycle
      self.station = note.name.rawValue
    }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

extension Notification.Name {
  static let stationChanged = Notification.Name("StationChanged")
}
