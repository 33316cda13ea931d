// Case: only previews show the view that covers the screen with a player. Each cover has a model of its own, as it has if
// code of the app shows the view.
import SwiftUI

@MainActor final class PlayerModel: ObservableObject {
  nonisolated(unsafe) private var token: Any?

  func load() {
    token = NotificationCenter.default.addObserver(  // expect: note unbalanced_lifecycle
      forName: .played, object: nil, queue: .main) { [weak self] _ in print(self as Any) }
  }

  deinit { if let token { NotificationCenter.default.removeObserver(token) } }
}

struct PlayerView: View {
  @StateObject private var model = PlayerModel()
  let track: Int

  var body: some View { Text("\(track)").onAppear { model.load() } }
}

struct TrackView: View {
  @State private var isPlaying = false
  let track: Int

  var body: some View {
    Button("Play") { isPlaying = true }.fullScreenCover(isPresented: $isPlaying) { PlayerView(track: track) }
  }
}

struct TracksView: View {
  @State private var isShown = false

  var body: some View { Button("Track") { isShown = true }.sheet(isPresented: $isShown) { TrackView(track: 1) } }
}

#Preview { PlayerView(track: 1) }
#Preview { TracksView() }

extension Notification.Name {
  static let played = Notification.Name("played")
}
