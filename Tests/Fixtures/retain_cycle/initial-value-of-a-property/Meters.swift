// Case: does a closure in the initial value of a property hold the object? Before the object exists, `self` is a method.
import Combine
import Foundation

let levels = PassthroughSubject<Int, Never>()

final class Early: NSObject {
  private let sink = levels.sink { level in print(self, level) }
  private let token = NotificationCenter.default.addObserver(forName: .init("level"), object: nil, queue: nil) { _ in
    print(self)
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}

final class Late: NSObject {
  private lazy var sink = levels.sink { level in print(self, level) }  // expect: retain_cycle

  func start() { _ = sink }
}
