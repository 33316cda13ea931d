// Case: publishers that finish, or of which it cannot be told, release what the closure holds.
import Combine
import Foundation

final class FetchModel {
  private var bag = Set<AnyCancellable>()
  private var text = ""
  let source: AnyPublisher<String, Never>

  init(source: AnyPublisher<String, Never>) {
    self.source = source
  }

  func load(from url: URL) {
    URLSession.shared.dataTaskPublisher(for: url)
      .map { String(decoding: $0.data, as: UTF8.self) }
      .replaceError(with: "")
      .sink { self.text = $0 }
      .store(in: &bag)
    Just("one").sink { self.text = $0 }.store(in: &bag)
    source.sink { self.text = $0 }.store(in: &bag)
    NotificationCenter.default.publisher(for: Notification.Name("Fetched")).first()
      .sink { _ in self.text = "fetched" }
      .store(in: &bag)
  }
}
