// Case: does the only window show the view of a case once if only the root view names the case?
import SwiftUI

@main
struct ReaderApp: App {
  var body: some Scene {
    Window("Reader", id: "reader") { RootView() }
  }
}

struct RootView: View {
  @State private var sheet: Screen?

  var body: some View {
    Router.view(for: .home)
      .sheet(item: $sheet) { Router.view(for: $0) }
      .onTapGesture { sheet = .settings }
  }
}

enum Router {
  static func view(for screen: Screen) -> some View { screen.view() }
}
