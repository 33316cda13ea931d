// Case: does an app whose state changes make the model of its window's content again?
import Combine
import SwiftUI

@main
struct RadioApp: App {
  @State private var isPlaying = false
  var body: some Scene {
    Window("Radio", id: "radio") { RootView(model: RootModel(), isPlaying: $isPlaying) }
  }
}

struct RootView: View {
  @ObservedObject var model: RootModel
  @Binding var isPlaying: Bool
  var body: some View { Text(model.text) }
}

final class RootModel: ObservableObject {
  @Published var text = ""
  private var bag: Set<AnyCancellable> = []

  init() {
    $text.sink { _ in self.show() }.store(in: &bag)  // expect: error retain_cycle
  }

  private func show() {}
}
