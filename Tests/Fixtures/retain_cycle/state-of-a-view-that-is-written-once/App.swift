// Case: is the state of a view made once if the code writes the view once and shows it again and again?
import Combine
import SwiftUI

@main
struct RadioApp: App {
  var body: some Scene {
    Window("Radio", id: "radio") { RootView() }
  }
}

struct RootView: View {
  @StateObject private var model = RootModel()
  var body: some View {
    NavigationStack {
      Text(model.text).navigationDestination(for: Int.self) { features[$0].content }
    }
  }
}

struct Feature {
  let content: AnyView
  init<Content: View>(@ViewBuilder _ content: () -> Content) { self.content = AnyView(content()) }
}

let features = [Feature { SongView() }]

struct SongView: View {
  @StateObject private var model = SongModel()
  var body: some View { Text(model.text) }
}

final class RootModel: ObservableObject {
  @Published var text = ""
  private var bag: Set<AnyCancellable> = []

  init() {
    $text.sink { _ in self.show() }.store(in: &bag)  // expect: note retain_cycle
  }

  private func show() {}
}

final class SongModel: ObservableObject {
  @Published var text = ""
  private var bag: Set<AnyCancellable> = []

  init() {
    $text.sink { _ in self.show() }.store(in: &bag)  // expect: error retain_cycle
  }

  private func show() {}
}
