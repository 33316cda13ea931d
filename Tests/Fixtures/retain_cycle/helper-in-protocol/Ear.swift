import Foundation

final class Ear: Listening {
  private var tokens: [any NSObjectProtocol] = []
  private(set) var last = ""

  func open() {
    tokens = listen(to: Notification.Name("Whisper"), Notification.Name("Shout"))
  }

  func heard(_ name: Notification.Name) { last = name.rawValue }

  deinit {
    stopListening(tokens)
  }
}
