// Case: is a type that tests make first, and a static property last, known to live on?
import XCTest
final class OneTests: XCTestCase {
  func testIt() {
    let player = Player()
    print(player)
  }
}
