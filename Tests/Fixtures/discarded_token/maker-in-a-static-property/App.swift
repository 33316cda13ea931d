// Case: a static property that nothing reads makes no second object. A property that code of the app reads does.
import SwiftUI

@Observable final class Clock {
  init() {
    NotificationCenter.default.addObserver(  // expect: note discarded_token
      forName: .changed, object: nil, queue: .main) { [weak self] _ in self?.tick() }
  }

  func tick() {}
}

@Observable final class Lamp {
  init() {
    NotificationCenter.default.addObserver(  // expect: discarded_token
      forName: .changed, object: nil, queue: .main) { [weak self] _ in self?.glow() }
  }

  func glow() {}
}

@Observable final class Room {
  let clock: Clock
  let lamp: Lamp

  init() {
    clock = Clock()
    lamp = Lamp()
  }
}

extension Room {
  static var sample: Room { Room() }
}

extension Lamp {
  static var spare: Lamp { Lamp() }
}

struct RoomView: View {
  let room: Room

  var body: some View { Button("Glow") { Lamp.spare.glow() } }
}

@main struct HomeApp: App {
  @State private var room: Room

  init() { _room = State(initialValue: Room()) }

  var body: some Scene { WindowGroup { RoomView(room: room) } }
}

extension Notification.Name {
  static let changed = Notification.Name("changed")
}
