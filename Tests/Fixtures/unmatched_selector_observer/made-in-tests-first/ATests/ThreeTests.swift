import XCTest
final class ThreeTests: XCTestCase {
  func testIt() {
    let player = Player()
    print(player)
  }
}
