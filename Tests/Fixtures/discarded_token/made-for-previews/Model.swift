// Case: does an owner that only previews make again live as long as the process?
import SwiftUI

@main
struct Player: App {
  @StateObject private var model = Model()

  var body: some Scene {
    WindowGroup { PlayerView(model: model) }
  }
}

final class Model: ObservableObject {
  init() {
    NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }  // expect: note discarded_token
  }

  static var preview: Model { Model() }
}

final class Session: ObservableObject {
  static let shared = Session()

  init() {
    NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }  // expect: error discarded_token
  }

  static var fresh: Session { Session() }
}

struct PlayerView: View {
  let model: Model
  @State private var session: Session?

  var body: some View {
    Button("Again") { session = Session.fresh }
  }
}

#Preview {
  PlayerView(model: .preview)
}

#Preview("Playing") {
  PlayerView(model: Model.preview)
}

extension Notification.Name {
  static let changed = Notification.Name("Changed")
}
