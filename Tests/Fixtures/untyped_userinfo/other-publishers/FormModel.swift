// Case: are closures over publishers and sequences of other values no handlers, although the values have a `userInfo`?
import Combine
import Foundation

final class FormModel {
  private let errors: AnyPublisher<NSError, Never>
  private let events: AsyncStream<Event>
  private var bag: Set<AnyCancellable> = []

  struct Event: Sendable {
    let userInfo: [String: any Sendable]
  }

  init(errors: AnyPublisher<NSError, Never>, events: AsyncStream<Event>) {
    self.errors = errors
    self.events = events
    errors
      .compactMap { $0.userInfo["field"] as? String }
      .sink { print($0) }
      .store(in: &bag)
  }

  static func listen(to events: AsyncStream<Event>) async {
    for await event in events {
      print(event.userInfo["field"] as? String ?? "")
    }
  }
}
