// Case: does the only window keep the model of a view that each visit of a link makes again?
import Combine
import SwiftUI

@main
struct LogApp: App {
  var body: some Scene {
    Window("Log", id: "log") { LogView() }
  }
}

struct LogView: View {
  var body: some View {
    NavigationStack {
      ListView().padding()
      NavigationLink("Entry", destination: EntryView().padding())
    }
  }
}

struct ListView: View {
  @StateObject private var model = ListModel()
  var body: some View { Text(model.text) }
}

struct EntryView: View {
  @StateObject private var model = EntryModel()
  var body: some View { Text(model.text) }
}

final class ListModel: ObservableObject {
  @Published var text = ""
  private var bag: Set<AnyCancellable> = []

  init() {
    $text.sink { _ in self.show() }.store(in: &bag)  // expect: note retain_cycle
  }

  private func show() {}
}

final class EntryModel: ObservableObject {
  @Published var text = ""
  private var bag: Set<AnyCancellable> = []

  init() {
    $text.sink { _ in self.show() }.store(in: &bag)  // expect: error retain_cycle
  }

  private func show() {}
}
