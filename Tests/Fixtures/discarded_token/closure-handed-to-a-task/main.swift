// Case: The program hands the closure of its start on to a task. Both overloads run the closure once.
import Foundation

extension Task where Success == Void {
  @discardableResult
  static func start(_ operation: sending @escaping () async -> Void) -> Task<Void, Never> where Failure == Never {
    .init(operation: operation)
  }

  @discardableResult
  static func start(_ operation: sending @escaping () async throws -> Void) -> Task<Void, Error> where Failure == Error {
    Task(operation: operation)
  }
}

func repeatedly(_ operation: @escaping () -> Void) {
  for _ in 0..<3 { operation() }
}

func twice(_ operation: @escaping () async -> Void) {
  Task(operation: operation)
  Task(operation: operation)
}

enum Watcher {
  static func watchOnce() {
    NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in print("a") }  // expect: note discarded_token
  }

  static func watchTwice() {
    NotificationCenter.default.addObserver(forName: .init("c"), object: nil, queue: nil) { _ in print("c") }  // expect: error discarded_token
  }

  static func watchThrice() {
    NotificationCenter.default.addObserver(forName: .init("b"), object: nil, queue: nil) { _ in print("b") }  // expect: error discarded_token
  }
}

Task.start { Watcher.watchOnce() }
twice { Watcher.watchTwice() }
repeatedly { Watcher.watchThrice() }
RunLoop.main.run()
