import XCTest
final class TwoTests: XCTestCase {
  func testIt() {
    let player = Player()
    print(player)
  }
}
