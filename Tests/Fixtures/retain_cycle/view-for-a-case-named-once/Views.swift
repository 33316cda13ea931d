import SwiftUI

struct HomeView: View {
  @StateObject private var model = HomeModel()
  var body: some View { Pages.view(for: .start) }
}

struct SettingsView: View {
  @StateObject private var model = SettingsModel()
  var body: some View {
    List(Chapter.allCases, id: \.self) { Pages.view(for: $0) }
  }
}

struct StartView: View {
  @StateObject private var model = StartModel()
  var body: some View { Text(model.text) }
}

enum Pages {
  static func view(for chapter: Chapter) -> some View { chapter.view() }
}
