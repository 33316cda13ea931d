// Case: is an observation silent that a test drops on purpose?
import Combine
import XCTest

final class FormTests: XCTestCase {
  func testEnd() {
    let text = CurrentValueSubject<String, Never>("")
    _ = text.sink { _ in XCTFail("it is over") }
    text.sink { _ in }  // expect: dropped_observation
    text.send("later")
  }
}
