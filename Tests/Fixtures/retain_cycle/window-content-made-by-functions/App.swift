// Case: does the only window keep what static functions make for its content?
import Combine
import SwiftUI

@main
struct RadioApp: App {
  var body: some Scene {
    Window("Radio", id: "radio") {
      Screens.makeRoot().padding()
      Screens.makeLink()
    }
  }
}

enum Screens {
  static func makeRoot() -> RootView { RootView(model: makeModel()) }
  private static func makeModel() -> RootModel { RootModel() }

  static func makeLink() -> some View {
    NavigationLink("Entry", destination: makeEntry())
  }
  static func makeEntry() -> EntryView { EntryView() }
}

struct RootView: View {
  @ObservedObject var model: RootModel
  init(model: RootModel) { self.model = model }
  var body: some View { Text(model.text) }
}

struct EntryView: View {
  @StateObject private var model = EntryModel()
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

/// Each visit makes another model.
final class EntryModel: ObservableObject {
  @Published var text = ""
  private var bag: Set<AnyCancellable> = []

  init() {
    $text.sink { _ in self.show() }.store(in: &bag)  // expect: error retain_cycle
  }

  private func show() {}
}
