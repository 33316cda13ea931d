import Foundation

/// Hands out the numbers from 0, each once, to whichever thread asks first.
final class NextIndex: @unchecked Sendable {
  private let lock = NSLock()
  private var index = 0
  private let end: Int

  init(below end: Int) {
    self.end = end
  }

  func take() -> Int? {
    lock.withLock {
      guard index < end else { return nil }
      defer { index += 1 }
      return index
    }
  }
}

/// One number for each file, set by whichever thread parsed it.
final class Counts: @unchecked Sendable {
  private let lock = NSLock()
  private var counts: [Int]

  init(_ count: Int) {
    counts = Array(repeating: 0, count: count)
  }

  var all: [Int] { lock.withLock { counts } }

  func set(_ count: Int, at index: Int) {
    guard count > 0 else { return }
    lock.withLock { counts[index] = count }
  }
}
