// Case: what happens to the value of a closure that the standard library calls and whose result it ignores?
import Combine
import Foundation

struct Launch {
  let center = NotificationCenter.default

  func wait() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        center.addObserver(forName: .launched, object: nil, queue: nil) { _ in continuation.resume() }  // expect: discarded_token
      }
    } onCancel: {
      print("cancelled")
    }
  }

  func waitAndReturn() async {
    return await withCheckedContinuation { continuation in
      center.addObserver(forName: .launched, object: nil, queue: nil) { _ in continuation.resume() }  // expect: discarded_token
    }
  }

  func token() async -> any NSObjectProtocol {
    await withTaskCancellationHandler {
      center.addObserver(forName: .launched, object: nil, queue: nil) { _ in }
    } onCancel: {
      print("cancelled")
    }
  }

  func removeToken() async {
    center.removeObserver(await token())
  }

  func launches() -> AsyncStream<Int> {
    AsyncStream { continuation in
      center.addObserver(forName: .launched, object: nil, queue: nil) { _ in continuation.yield(1) }  // expect: discarded_token
    }
  }

  func launchesThatMayFail() -> AsyncThrowingStream<Int, any Error> {
    AsyncThrowingStream { continuation in
      center.addObserver(forName: .launched, object: nil, queue: nil) { _ in continuation.yield(1) }  // expect: discarded_token
      continuation.yield(0)
    }
  }

  func launch() -> Future<Int, Never> {
    Future { promise in
      center.addObserver(forName: .launched, object: nil, queue: nil) { _ in promise(.success(1)) }  // expect: discarded_token
    }
  }

  func launchesUntilTheEnd() -> AsyncStream<Int> {
    AsyncStream { continuation in
      let token = center.addObserver(forName: .launched, object: nil, queue: nil) { _ in continuation.yield(1) }
      continuation.onTermination = { _ in center.removeObserver(token) }
    }
  }
}

extension Notification.Name {
  static let launched = Notification.Name("Launched")
}
