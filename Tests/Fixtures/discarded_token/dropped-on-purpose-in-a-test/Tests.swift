// Case: is a token that a test drops on purpose a note?
import Foundation
import XCTest

final class StoreTests: XCTestCase {
  func testChanges() {
    let changed = expectation(description: "changed")
    _ = NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in  // expect: note discarded_token
      changed.fulfill()
    }
    NotificationCenter.default.post(name: .changed, object: nil)
    waitForExpectations(timeout: 1)
  }
}
