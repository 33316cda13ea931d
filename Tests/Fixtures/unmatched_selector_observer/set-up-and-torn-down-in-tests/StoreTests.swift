// Case: do a test case's set-up and tear-down match, and does a center made inside a test function die with it?
import XCTest

final class StoreTests: XCTestCase {
  private var count = 0

  override func setUp() {
    super.setUp()
    NotificationCenter.default.addObserver(self, selector: #selector(saved), name: .storeSaved, object: nil)
  }

  override func tearDown() {
    NotificationCenter.default.removeObserver(self, name: .storeSaved, object: nil)
    super.tearDown()
  }

  func testOwnCenter() {
    let center = NotificationCenter()
    center.addObserver(self, selector: #selector(saved), name: .storeSaved, object: nil)
    center.post(name: .storeSaved, object: nil)
    XCTAssertEqual(count, 1)
  }

  @objc private func saved() {
    count += 1
  }
}

extension Notification.Name {
  static let storeSaved = Notification.Name("StoreSaved")
}
