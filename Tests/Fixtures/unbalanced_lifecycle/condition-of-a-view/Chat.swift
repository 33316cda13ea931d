// Case: is the condition of a view a flag that lets its closure run once?
import Combine
import SwiftUI

struct ChatView: View {
  let renamed: PassthroughSubject<String?, Never>
  @State private var name: String?

  var body: some View {
    if name == nil {
      Text("Log in").onReceive(renamed) { value in name = value }
    } else {
      Text("Chat").onAppear { Listener.shared.listen() }
    }
  }
}

struct NewsView: View {
  @State private var isListening = false

  var body: some View {
    Text("News").onAppear {
      if !isListening { Listener.shared.read() }
      isListening = true
    }
  }
}

final class Listener: NSObject {
  static let shared = Listener()

  func listen() {
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .changed, object: nil)  // expect: warning unbalanced_lifecycle
  }

  // The closure sets its own flag.
  func read() {
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .init("read"), object: nil)
  }

  @objc private func changed() { print("changed") }
}

extension Notification.Name {
  static let changed = Notification.Name("Changed")
}
