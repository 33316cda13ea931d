// Case: does a publisher complete that a subscript of the program leads to?
import Combine
import Foundation

enum Notices {
  struct Key<Payload> {
    let name: Notification.Name

    var publisher: AnyPublisher<Payload, Never> {
      NotificationCenter.default.publisher(for: name).compactMap { $0.object as? Payload }.eraseToAnyPublisher()
    }

    var first: AnyPublisher<Payload, Never> { publisher.first().eraseToAnyPublisher() }
  }

  static subscript<Payload>(key: Key<Payload>) -> Key<Payload> { key }
}

extension Notices.Key where Payload == String {
  static var userChanged: Notices.Key<String> { Notices.Key(name: Notification.Name("UserChanged")) }
}

final class Users: ObservableObject {
  @Published private(set) var last = ""
  private var bag: Set<AnyCancellable> = []

  init() {
    Notices[.userChanged].publisher.sink { self.last = $0 }.store(in: &bag)  // expect: retain_cycle
    Notices[.userChanged].first.sink { self.last = $0 }.store(in: &bag)
  }
}
