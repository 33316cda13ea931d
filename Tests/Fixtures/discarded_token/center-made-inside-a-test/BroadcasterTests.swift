// Case: does a center that a test function makes die with the test?
import XCTest

final class BroadcasterTests: XCTestCase {
  func testPostsOnce() {
    let center = NotificationCenter()
    let posted = expectation(description: "posted")
    center.addObserver(forName: Notification.Name("Ping"), object: nil, queue: nil) { _ in
      posted.fulfill()
    }
    center.post(name: Notification.Name("Ping"), object: nil)
    wait(for: [posted], timeout: 1)
  }
}
