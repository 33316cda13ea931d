// Case: What a closure puts into its own parameter comes back to the lock, the box or the function that runs it.
import Foundation
import Latches
import os

/// Kept behind a lock, and removed from there.
final class TideFeed {
  private let token = OSAllocatedUnfairLock<(any NSObjectProtocol)?>(initialState: nil)

  func begin() {
    token.withLock {
      $0 = NotificationCenter.default.addObserver(forName: .init("Tide"), object: nil, queue: nil) { _ in
        print("tide")
      }
    }
  }

  func end() {
    token.withLock {
      if let kept = $0 { NotificationCenter.default.removeObserver(kept) }
      $0 = nil
    }
  }
}

/// Kept behind a lock for good.
final class SwellFeed {
  private let token = OSAllocatedUnfairLock<(any NSObjectProtocol)?>(initialState: nil)

  func begin() {
    token.withLock { kept in
      kept = NotificationCenter.default.addObserver(  // expect: unremoved_token
        forName: .init("Swell"), object: nil, queue: nil
      ) { _ in
        print("swell")
      }
    }
  }
}

/// What another package's class does with it cannot be seen.
final class WindFeed {
  private let token = Latch<(any NSObjectProtocol)?>(nil)

  init() {
    token.update {
      $0 = NotificationCenter.default.addObserver(forName: .init("Wind"), object: nil, queue: nil) { _ in
        print("wind")
      }
    }
    withLatch { kept in
      kept = NotificationCenter.default.addObserver(forName: .init("Gust"), object: nil, queue: nil) { _ in
        print("gust")
      }
    }
  }
}
