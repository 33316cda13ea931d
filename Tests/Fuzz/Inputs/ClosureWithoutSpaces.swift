import Combine
import Foundation

@MainActor
final class StorageModel: ObservableObject {
  @Published private(set) var free = 0
  @Published private(set) var label = ""
  private var cancellables = Set<AnyCancellable>()

  init(progress: Progress) {
    // The set is the model's own, so neither is ever released.
    $free
      .map { "\($0) MB free" }
      .assign(to: \.label, on: self)  // expect: retain_cycle
      .store(in: &cancellables)

    // The observation's token is released at once, and the observation ends.
    _ = progress.observe(\.fractionCompleted) { progress, _ in print(progress.fractionCompleted) }  // expect: dropped_observation

    Task {for await _ in NotificationCenter.default.notifications(named: .downloadDidProgress) {  // expect: endless_notification_task
        free -= 1
      }
    }
  }
}
