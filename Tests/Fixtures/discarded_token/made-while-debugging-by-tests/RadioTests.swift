import XCTest

final class RadioTests: XCTestCase {
  func testParts() {
    _ = FakeParts()
    _ = SampleParts()
    _ = SpareParts()
  }
}
