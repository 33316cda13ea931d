// Case: how often is what a view of the program shows made, if the view shows it from a moment on?
import SwiftUI

@main
struct RadioApp: App {
  var body: some Scene {
    Window("Radio", id: "radio") {
      PermissionGate { Text("Radio").environmentObject(Player()) }
      LockGate { Text("Recorder").environmentObject(Recorder()) }
    }
  }
}
