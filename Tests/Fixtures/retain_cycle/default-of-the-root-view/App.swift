// Case: a property of the root view has a default value. Does the program make the model once?
import Combine
import SwiftUI

@main
struct RadioApp: App {
  var body: some Scene { WindowGroup { RootView() } }
}

struct RootView: View {
  @State private var isPlaying = false
  var model = RootModel()

  init() { model.load() }

  var body: some View {
    RowView()
    Toggle("Play", isOn: $isPlaying).sheet(isPresented: $isPlaying) { PlayerView() }
  }
}

final class RootModel {
  let songs = PassthroughSubject<Int, Never>()
  private var bag: Set<AnyCancellable> = []

  func load() {
    songs.sink { self.play($0) }.store(in: &bag)  // expect: note retain_cycle
  }

  private func play(_ song: Int) {}
}

/// Each change of the state of the root view makes another row.
struct RowView: View {
  var model = RowModel()

  init() { model.load() }

  var body: some View { Text("Row") }
}

final class RowModel {
  let songs = PassthroughSubject<Int, Never>()
  private var bag: Set<AnyCancellable> = []

  func load() {
    songs.sink { self.play($0) }.store(in: &bag)  // expect: error retain_cycle
  }

  private func play(_ song: Int) {}
}

/// Each presentation makes another player.
struct PlayerView: View {
  var model = PlayerModel()

  init() { model.load() }

  var body: some View { Text("Player") }
}

final class PlayerModel {
  let songs = PassthroughSubject<Int, Never>()
  private var bag: Set<AnyCancellable> = []

  func load() {
    songs.sink { self.play($0) }.store(in: &bag)  // expect: error retain_cycle
  }

  private func play(_ song: Int) {}
}
