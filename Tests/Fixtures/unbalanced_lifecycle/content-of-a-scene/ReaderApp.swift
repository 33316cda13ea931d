// Case: does the content of a scene appear again, apart from a further window?
import SwiftUI

@main
struct ReaderApp: App {
  @StateObject private var library = Library()
  @State private var isOpen = false

  var body: some Scene {
    WindowGroup {
      ShelfView(library: library)
        .tint(.orange)
      if isOpen {
        PageView(library: library)
      }
    }
  }
}
