// Case: an object that lives as long as the process may keep itself.
import Combine

final class Settings: ObservableObject {
  static let shared: Settings = .init()
  @Published var volume = 0
  private var saving: AnyCancellable?

  private init() {
    saving = $volume.sink { _ in self.save() }
  }

  private func save() {}
}
