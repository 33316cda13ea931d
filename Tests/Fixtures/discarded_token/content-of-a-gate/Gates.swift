import SwiftUI

struct PermissionGate<Content: View>: View {
  let content: () -> Content
  @State private var isAllowed = false
  @State private var isAsked = false

  init(content: @escaping () -> Content) {
    self.content = content
  }

  var body: some View {
    if isAllowed {
      content()
    } else {
      VStack {
        if isAsked { Text("Please allow") }
      }.onAppear {
        isAsked = true
        askForPermission { isAllowed.toggle() }
      }
    }
  }
}

struct LockGate<Content: View>: View {
  let content: () -> Content
  @State private var isOpen = false

  init(content: @escaping () -> Content) {
    self.content = content
  }

  var body: some View {
    VStack {
      Button("Lock") { isOpen.toggle() }
      if isOpen {
        content()
      }
    }
  }
}

func askForPermission(_ completion: @escaping () -> Void) { completion() }
