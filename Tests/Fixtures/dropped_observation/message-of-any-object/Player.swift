// Case: is a message of any object observed as one of an object is?
import Foundation

struct Played: NotificationCenter.MainActorMessage {
  typealias Subject = Player
}

final class Player {
  private var token: NotificationCenter.ObservationToken?

  func start() {
    _ = NotificationCenter.default.addObserver(for: Played.self) { _ in }  // expect: dropped_observation
    token = NotificationCenter.default.addObserver(for: Played.self) { _ in }
  }
}
