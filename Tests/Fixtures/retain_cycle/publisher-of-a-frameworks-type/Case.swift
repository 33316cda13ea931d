// Case: does a publisher complete that the program adds to a framework's class as a property?
import Combine
import UIKit

extension NotificationCenter {
  var foreground: AnyPublisher<Bool, Never> {
    publisher(for: UIApplication.willEnterForegroundNotification).map { _ in true }.eraseToAnyPublisher()
  }

  var visibility: AnyPublisher<Bool, Never> {
    Publishers.Merge(foreground, publisher(for: UIApplication.didEnterBackgroundNotification).map { _ in false })
      .eraseToAnyPublisher()
  }

  var once: AnyPublisher<Bool, Never> { foreground.first().eraseToAnyPublisher() }
}

final class Service {
  private var bag: Set<AnyCancellable> = []
  private var isPaused = false

  init() {
    NotificationCenter.default.visibility
      .sink { self.isPaused = !$0 }  // expect: retain_cycle
      .store(in: &bag)
    NotificationCenter.default.once.sink { self.isPaused = !$0 }.store(in: &bag)
  }
}
