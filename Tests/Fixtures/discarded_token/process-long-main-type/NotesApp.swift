// Case: does the type marked `@main` live as long as the process?
import SwiftUI

@main
struct NotesApp: App {
  init() {
    NotificationCenter.default.addObserver(forName: .NSSystemTimeZoneDidChange, object: nil, queue: .main) { _ in
      print("time zone")
    }
  }

  var body: some Scene {
    WindowGroup {
      Text("Notes")
    }
  }
}
