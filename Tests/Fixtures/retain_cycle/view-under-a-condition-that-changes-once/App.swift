// Case: does the only window show a view once if the view stands under a condition that never changes back?
import SwiftUI

@main
struct ClinicApp: App {
  var body: some Scene {
    Window("Clinic", id: "clinic") { Gate() }
  }
}

struct Gate: View {
  @StateObject private var launcher = Launcher.shared
  @State private var isOpen = false

  var body: some View {
    Group {
      if let services = launcher.services { ServicesView(name: services) } else { Text("Wait") }
      if launcher.isReady { ReadyView() }
      if launcher.user != nil { UserView() }
      if launcher.isOnline { OnlineView() }
      if launcher.isExpert { ExpertView() }
      if isOpen { OpenView() }
    }
    .onAppear { launcher.start() }
    .onTapGesture { isOpen = true }
    Toggle("Expert", isOn: $launcher.isExpert)
  }
}
