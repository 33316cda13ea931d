// Case: does an object live on that a task makes for a property of a singleton?
import Combine

final class Container {
  static let shared = Container()

  private lazy var telemetry = Task { await Telemetry() }
  private lazy var uploads = Task.detached { Uploads() }

  func begin() {
    Task { _ = await telemetry.value }
    Task { _ = await uploads.value }
    Task { await Session().begin() }
  }
}

final class Telemetry {
  private var cancellables: Set<AnyCancellable> = []

  init() async {
    NotificationCenter.default.publisher(for: .changed)
      .sink { _ in self.send() }  // expect: note retain_cycle
      .store(in: &cancellables)
  }

  private func send() {}
}

final class Uploads {
  private var cancellables: Set<AnyCancellable> = []

  init() {
    NotificationCenter.default.publisher(for: .changed)
      .sink { _ in self.send() }  // expect: note retain_cycle
      .store(in: &cancellables)
  }

  private func send() {}
}

final class Session {
  private var cancellables: Set<AnyCancellable> = []

  init() {
    NotificationCenter.default.publisher(for: .changed)
      .sink { _ in self.send() }  // expect: error retain_cycle
      .store(in: &cancellables)
  }

  func begin() {}
  private func send() {}
}

extension Notification.Name {
  static let changed = Notification.Name("Changed")
}
