// Case: does a computed property make an owner once, if the app reads it once?
import Combine
import SwiftUI

@main struct Player: App {
  private let hub: Hub
  private let mixer = Player.mixer

  init() { hub = Player.newHub }

  var body: some Scene { WindowGroup { Button("mix") { print(Player.mixer) } } }

  static var newHub: Hub { Hub() }
  static var mixer: Mixer { Mixer() }
}

struct Player_Previews: PreviewProvider {
  static var previews: some View { Text("\(Player.newHub)") }
}

final class Hub {
  private let changes = PassthroughSubject<Int, Never>()
  private var bag: Set<AnyCancellable> = []
  init() { changes.sink { _ in self.update() }.store(in: &bag) }  // expect: note retain_cycle
  private func update() {}
}

/// Two places read the property.
final class Mixer {
  private let changes = PassthroughSubject<Int, Never>()
  private var bag: Set<AnyCancellable> = []
  init() { changes.sink { _ in self.update() }.store(in: &bag) }  // expect: error retain_cycle
  private func update() {}
}
