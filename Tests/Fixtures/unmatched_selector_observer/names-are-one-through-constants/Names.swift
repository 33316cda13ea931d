// Case: are a constant, a typealias's member, a raw value and another constant with the same raw value one name?
import Foundation

extension Notification.Name {
  static let trackEnded = Notification.Name("TrackEnded")
  static let trackSkipped = Notification.Name(rawValue: "TrackSkipped")
}

enum PlayerEvents {
  static let finished = Notification.Name("TrackFinished")
}

typealias Events = PlayerEvents

let trackStalledName = "TrackStalled"
