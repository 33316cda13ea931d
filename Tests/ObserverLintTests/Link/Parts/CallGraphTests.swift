import Testing

@testable import ObserverLint

/// ``Runs`` says which functions a call may run, and which calls may run a function.
@Suite struct CallGraphTests {
  private let text = LinkedText(
    """
    protocol Screen { func show() }
    class Base: Screen { func show() { draw() }; private func draw() {}; func move(to place: Int) {} }
    final class Detail: Base { override func show() { super.show() }; func move(by step: Int) {} }
    final class Unrelated { func show() {}; func draw() {} }
    func open(_ screen: Screen, _ detail: Detail) {
      screen.show()
      detail.move(by: 1)
    }
    func close(_ other: Unrelated) { other.show() }
    """)

  @Test(arguments: [
    ("screen.show", ["Base", "Detail", "Screen"]), ("super.show", ["Base"]), ("other.show", ["Unrelated"]),
    // Labels tell one method from another.
    ("detail.move", ["Detail"]),
  ])
  func aCallMayRun(_ call: String, _ owners: [String]) throws { #expect(try text.owners(ofTargets: call) == owners) }

  @Test func aPrivateMethodHasTheCallersOfItsType() throws { #expect(try text.callers(of: "draw") == ["show"]) }
}
