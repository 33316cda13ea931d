import Testing

@testable import ObserverLint

/// What two rules say of one line must be true together.
@Suite struct MessageTests {
  @Test func aRemovalOfNothingIsNotSaidToRemoveEverything() throws {
    let report = InMemoryProgram(
      """
      import Foundation

      class Player: NSObject {
        private var token: (any NSObjectProtocol)?

        func start() {
          token = NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in }
        }

        func stop() {
          NotificationCenter.default.removeObserver(self)
        }
      }

      """
    ).linted()
    let messages = Dictionary(grouping: report.findings, by: \.rule).mapValues { $0.map(\.message) }
    #expect(messages["ineffective_removal"]?.first?.hasPrefix("this removes nothing") == true)
    #expect(messages["overbroad_removal"]?.first?.hasPrefix("once anything of the object is registered") == true)
  }

  @Test func aRemovalOfSomethingIsSaidToRemoveEverything() throws {
    let report = InMemoryProgram(
      """
      import Foundation

      class Player: NSObject {
        func start() {
          NotificationCenter.default.addObserver(self, selector: #selector(play), name: .init("a"), object: nil)
        }

        func stop() {
          NotificationCenter.default.removeObserver(self)
        }

        @objc func play() {}
      }

      """
    ).linted()
    #expect(report.findings.map(\.rule) == ["overbroad_removal"])
    #expect(report.findings.first?.message.hasPrefix("this removes every registration") == true)
  }
}
