import Combine

final class Model: ObservableObject {
  private var observations = Set<AnyCancellable>()
  private let socket = Socket()
  private var count = 0

  func begin() {
    connect()
  }

  func beginAgain() {
    begin()
  }

  private func connect() {
    socket.connections()
      .sink { [weak self] _ in  // expect: unbalanced_lifecycle
        self?.count += 1
      }
      .store(in: &observations)
  }

  // Silent: only the object itself calls the method that observes.
  func restart() {
    watch()
  }

  func prepare() {
    count = 0
  }

  private func watch() {
    socket.connections()
      .sink { [weak self] _ in
        self?.count -= 1
      }
      .store(in: &observations)
  }
}
