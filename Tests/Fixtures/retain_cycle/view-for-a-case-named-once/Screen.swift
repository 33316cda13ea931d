import SwiftUI

enum Screen: Identifiable, Hashable {
  case home
  case settings

  var id: Int { hashValue }

  @ViewBuilder func view() -> some View {
    switch self {
    case .home: HomeView()
    case .settings: SettingsView()
    }
  }
}

/// A list has all cases.
enum Chapter: CaseIterable {
  case start
  case last

  @ViewBuilder func view() -> some View {
    switch self {
    case .start: StartView()
    case .last: Text("End")
    }
  }
}
