// Case: is a cycle a note if the only window of an app keeps the owner?
import Combine
import SwiftUI

@main
struct StationApp: App {
  var body: some Scene {
    Window("Log", id: "log") { LogView() }
    WindowGroup { NewsView() }
    WindowGroup(id: "chat") { ChatView() }
  }
}

struct LogView: View {
  @StateObject private var model = LogModel()
  var body: some View { Text(model.text) }
}

struct NewsView: View {
  @StateObject private var model = NewsModel()
  var body: some View { Text(model.text) }
}

struct ChatView: View {
  @StateObject private var model = ChatModel()
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    Button(model.text) { openWindow(id: "chat") }
  }
}

final class LogModel: ObservableObject {
  @Published var text = ""
  private var bag: Set<AnyCancellable> = []

  init() {
    $text.sink { _ in self.show() }.store(in: &bag)  // expect: note retain_cycle
  }

  private func show() {}
}

/// Only a further window that the user opens makes another model.
final class NewsModel: ObservableObject {
  @Published var text = ""
  private var bag: Set<AnyCancellable> = []

  init() {
    $text.sink { _ in self.show() }.store(in: &bag)  // expect: note retain_cycle
  }

  private func show() {}
}

/// The program opens further windows.
final class ChatModel: ObservableObject {
  @Published var text = ""
  private var bag: Set<AnyCancellable> = []

  init() {
    $text.sink { _ in self.show() }.store(in: &bag)  // expect: error retain_cycle
  }

  private func show() {}
}
