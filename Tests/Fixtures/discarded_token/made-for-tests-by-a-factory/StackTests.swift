import XCTest

final class StackTests: XCTestCase {
  func testMaking() {
    let stack = Stack.makeForTests()
    let session = Session.make()
    print(stack, session)
  }
}
