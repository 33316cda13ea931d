import XCTest

final class FakeListing: ListingController {
  init() {
    super.init(nibName: nil, bundle: nil)
    NotificationCenter.default.addObserver(self, selector: #selector(reload), name: .init("fake"), object: nil)
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class ListingTests: XCTestCase {
  func testListing() { XCTAssertNotNil(FakeListing()) }
}
