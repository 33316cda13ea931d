// Case: an observation that a method ends, empties or replaces is not held for ever.
import Combine
import Foundation

final class SearchModel: ObservableObject {
  @Published var query = ""
  private var results: [String] = []
  private var typing: AnyCancellable?
  private var bag = Set<AnyCancellable>()
  private var observation: NSKeyValueObservation?

  func begin(with progress: Progress) {
    typing = $query.sink { self.results = [$0] }
    NotificationCenter.default.publisher(for: Notification.Name("Index")).sink { _ in self.results = [] }.store(in: &bag)
    observation = progress.observe(\.isFinished) { _, _ in self.results = [] }
  }

  func end() {
    typing?.cancel()
    bag.removeAll()
    observation = nil
  }
}
