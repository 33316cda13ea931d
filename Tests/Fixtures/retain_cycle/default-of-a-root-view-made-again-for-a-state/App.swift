// Case: the app has a state, whose changes make its content again. Do they make the default values of the root view again?
import Combine
import SwiftUI

@main
struct RadioApp: App {
  @State private var isPlaying = false
  var body: some Scene { WindowGroup { RootView(isPlaying: $isPlaying) } }
}

struct RootView: View {
  @Binding var isPlaying: Bool
  let model = RootModel()

  var body: some View { Toggle("Play", isOn: $isPlaying) }
}

final class RootModel {
  let songs = PassthroughSubject<Int, Never>()
  private var bag: Set<AnyCancellable> = []

  init() {
    songs.sink { self.play($0) }.store(in: &bag)  // expect: error retain_cycle
  }

  private func play(_ song: Int) {}
}
