// Case: does other code register again if the launch or a handler does?
import AppKit
import Combine

@main
final class AppDelegate: NSObject, NSApplicationDelegate {
  private let devices = Devices()

  func applicationDidFinishLaunching(_ notification: Notification) {
    rebuildMenu()
    watch()
  }

  private func rebuildMenu() {
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .changed, object: nil)  // expect: warning unbalanced_lifecycle
  }

  // Only the launch calls this.
  private func watch() {
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .init("other"), object: nil)
  }

  @objc private func pick(_ sender: NSMenuItem) {
    rebuildMenu()
  }

  @objc private func changed() { print("changed") }
}

final class Devices: NSObject {
  @Published private var names: [String] = []
  private var changes: AnyCancellable?
  private var first: AnyCancellable?

  override init() {
    super.init()
    listen()
    changes = $names.sink { [weak self] _ in
      guard let self else { return }
      self.listen()
    }
    read()
    first = Just(1).sink { [weak self] _ in self?.read() }
  }

  private func listen() {
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .changed, object: nil)  // expect: warning unbalanced_lifecycle
  }

  // The publisher of the second call completes.
  private func read() {
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .init("other"), object: nil)
  }

  @objc private func changed() { print("changed") }
}

extension Notification.Name {
  static let changed = Notification.Name("Changed")
}
