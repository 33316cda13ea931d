// Case: is an object made once if a dictionary has no object for a key?
import AppKit

final class OpenAction {
  static let shared = OpenAction()
  private var windows: [String: MachineWindow] = [:]
  private var about: [String: AboutWindow] = [:]

  func open(_ id: String) {
    if windows[id] == nil { windows[id] = MachineWindow() }
    if about["about"] == nil { about["about"] = AboutWindow() }
  }
}

final class MachineWindow: NSWindow {
  func watch() {
    NotificationCenter.default.addObserver(forName: .init("machine"), object: nil, queue: nil) { _ in }  // expect: error discarded_token
  }
}

final class AboutWindow: NSWindow {
  func watch() {
    NotificationCenter.default.addObserver(forName: .init("about"), object: nil, queue: nil) { _ in }  // expect: note discarded_token
  }
}
