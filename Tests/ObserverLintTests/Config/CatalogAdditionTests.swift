import Testing

@testable import ObserverLint

/// A configuration tells of APIs whose code cannot be seen.
@Suite struct CatalogAdditionTests {
  private func found(_ text: String, catalog: String) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", text)
    try folder.write("Other.swift", "import Bus\n")
    try folder.write(".observer-lint.json", "{ \"catalog\": { \(catalog) } }")
    var request = LintRequest()
    request.currentFolder = folder.path
    request.onlyRules = [
      DiscardedToken.id, UnremovedToken.id, UnmatchedSelectorObserver.id, UnbalancedLifecycle.id,
    ]
    let report = lint(request)
    #expect(report.problems == [])
    return report.findings.map { "\($0.place.line) \($0.rule)" }
  }

  private static let ofABus = """
    import Bus
    final class Screen {
      private var token: AnyObject?
      func show() {
        EventBus.shared.listen(to: "one") { _ in }
        token = EventBus.shared.listen(to: "two") { _ in }
      }
    }

    """

  private static let lists = """
    "centerTypes": { "meaning": "Our bus.", "entries": ["EventBus"] }, "centerExpressions": { "entries": ["EventBus.shared"] },
    "blockRegistrations": { "entries": ["listen(to:using:)"] }, "removals": { "entries": ["forget(_:)"] }
    """

  @Test func withoutThemNothingIsKnown() throws {
    #expect(try found(Self.ofABus, catalog: "") == [])
  }

  @Test func aRegistrationIsOne() throws {
    #expect(try found(Self.ofABus, catalog: Self.lists) == ["5 discarded_token", "6 unremoved_token"])
  }

  /// More than one search can look for at a time.
  @Test func eachOfVeryManyRegistrationsIsOne() throws {
    let others = (100..<180).map { "\"hear\($0)(to:using:)\"" }.joined(separator: ", ")
    let lists = Self.lists.replacing("[\"listen(to:using:)\"]", with: "[\(others), \"listen(to:using:)\"]")
    #expect(try found(Self.ofABus, catalog: lists) == ["5 discarded_token", "6 unremoved_token"])
    #expect(try found(Self.ofABus.replacing("listen(", with: "hear111("), catalog: lists).count == 2)
  }

  @Test func aRemovalIsOne() throws {
    let removing = Self.ofABus + "extension Screen { func hide() { if let token { EventBus.shared.forget(token) } } }\n"
    #expect(try found(removing, catalog: Self.lists) == ["5 discarded_token"])
  }

  @Test func aSelectorRegistrationIsOne() throws {
    let text = """
      import Bus
      final class Screen: NSObject {
        func show() { EventBus.shared.listen(self, calling: #selector(heard)) }
        @objc func heard() {}
      }

      """
    let lists = Self.lists + ", \"selectorRegistrations\": { \"entries\": [\"listen(_:calling:)\"] }"
    #expect(try found(text, catalog: lists) == ["3 unmatched_selector_observer"])
    let removing = text.replacing("@objc", with: "deinit { EventBus.shared.forget(self) }\n  @objc")
    #expect(try found(removing, catalog: lists) == [])
  }

  @Test func whatLivesAsLongAsTheProcessIsKnown() throws {
    let text = """
      import Foundation
      final class Main: ServiceMain {
        private var token: AnyObject?
        func run() {
          token = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }
        }
      }

      """
    #expect(try found(text, catalog: "") == ["5 unremoved_token"])
    #expect(try found(text, catalog: "\"processLongProtocols\": { \"entries\": [\"ServiceMain\"] }") == [])
  }

  /// A framework's hook that nobody here calls runs again and again.
  @Test func aRepeatedLifecycleIsOne() throws {
    let text = """
      import UIKit
      final class Panel: UIViewController {
        override func panelDidOpen() {
          NotificationCenter.default.addObserver(self, selector: #selector(heard), name: .init("a"), object: nil)
        }
        override func panelDidClose() {}
        @objc func heard() {}
        deinit { NotificationCenter.default.removeObserver(self) }
      }

      """
    let rows = """
      "repeatedLifecycles": {
        "rows": [{ "repeated": ["panelDidOpen()"], "counterparts": ["panelDidClose()"], "isOverride": true }]
      }
      """
    #expect(try found(text, catalog: "") == [])
    #expect(try found(text, catalog: rows) == ["4 unbalanced_lifecycle"])
    let balanced = text.replacing(
      "panelDidClose() {}",
      with: "panelDidClose() { NotificationCenter.default.removeObserver(self, name: .init(\"a\"), object: nil) }")
    #expect(try found(balanced, catalog: rows) == [])
  }
}
