// Case: does a local keep its observation while a test waits?
import Combine
import XCTest

final class ClockTests: XCTestCase {
  func testTicks() {
    let ticked = expectation(description: "ticked")
    let observation = Clock().ticks.sink { _ in ticked.fulfill() }
    wait(for: [ticked], timeout: 1)
  }

  func testNothing() {
    let observation = Clock().ticks.sink { _ in }  // expect: dropped_observation
    XCTAssertTrue(true)
  }
}
