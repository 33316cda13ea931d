import Testing

@testable import ObserverLint

/// The verdicts about very many sites are those about few sites.
@Suite struct LargeProgramTests {
  private func findings(_ text: String) -> [String] {
    InMemoryProgram("import Foundation\n\n" + text).linted(by: UnmatchedSelectorObserver.self, UnremovedToken.self)
      .findings.map { "\($0.rule):\($0.place.line)" }
  }

  /// Classes below each other, each of which registers by selector under its own name.
  private func hierarchy(_ depth: Int, top: String, leaf: String = "") -> String {
    "class C0: NSObject {\(top)}\n"
      + (1...depth).map { level in
        """
        class C\(level): C\(level - 1) {
          func start\(level)() {
            NotificationCenter.default.addObserver(self, selector: #selector(go), name: .init("n\(level)"), object: nil)
          }
          @objc func go() {}
          \(level == depth ? leaf : "")
        }

        """
      }.joined()
  }

  @Test func aRemovalAboveADeepHierarchyCoversAll() {
    let removal = " deinit { NotificationCenter.default.removeObserver(self) } "
    #expect(findings(hierarchy(60, top: removal)).isEmpty)
  }

  @Test func aRemovalByNameBelowADeepHierarchyCoversThatNameAlone() {
    let removal = "deinit { NotificationCenter.default.removeObserver(self, name: .init(\"n7\"), object: nil) }"
    let missed = findings(hierarchy(60, top: "", leaf: removal))
    // Line 3 is the hierarchy's first.
    let calls = (1...60).map { 3 + 1 + ($0 - 1) * 7 + 2 }
    #expect(missed == calls.filter { $0 != calls[6] }.map { "unmatched_selector_observer:\($0)" })
  }

  @Test func superRunsTheNearestMethodOfADeepHierarchy() {
    let classes = (1...60).map { level in
      """
      class C\(level): C\(level - 1) {
        override func keep(_ token: NSObjectProtocol) { \(level == 20 ? "kept = token" : "super.keep(token)") }
      }

      """
    }.joined()
    let program = """
      class C0: NSObject {
        private(set) var kept: NSObjectProtocol?
        func keep(_ token: NSObjectProtocol) { NotificationCenter.default.removeObserver(token) }
        func start() {}
      }
      \(classes)
      final class Leaf: C60 {
        override func start() {
          super.keep(NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in })
        }
      }

      """
    #expect(findings(program).map { $0.prefix { $0 != ":" } } == ["unremoved_token"])
  }

  @Test(arguments: [true, false])
  func aListOfVeryManyTokensIsRemovedAsAWhole(isRemoved: Bool) {
    let registration = "NotificationCenter.default.addObserver(forName: .init(\"a\"), object: nil, queue: nil) { _ in }"
    let found = findings(
      """
      final class Hub {
        private var tokens: [NSObjectProtocol] = []
        func start() {
      \((0..<700).map { _ in "    tokens.append(\(registration))\n" }.joined())
        }
        deinit {
          \(isRemoved ? "tokens.forEach(NotificationCenter.default.removeObserver)" : "")
        }
      }

      """)
    #expect(found.count { $0.hasPrefix("unremoved_token") } == (isRemoved ? 0 : 700))
  }

  @Test func removalsByNameEndWhatIsRegisteredUnderThatName() {
    let names = (0..<300).map { "n\($0)" }
    let register = names.map {
      "    NotificationCenter.default.addObserver(self, selector: #selector(go), name: .init(\"\($0)\"), object: nil)\n"
    }
    let remove = names.dropLast().map {
      "    NotificationCenter.default.removeObserver(self, name: .init(\"\($0)\"), object: nil)\n"
    }
    let found = findings(
      """
      final class Hub: NSObject {
        func start() {
      \(register.joined())
        }
        @objc func go() {}
        deinit {
      \(remove.joined())
        }
      }

      """)
    #expect(found == ["unmatched_selector_observer:304"])
  }

  /// There are 2⁴⁰ ways from the preview to the registration. A search that takes each of them does not end.
  @Test func aPreviewReachesCodeInManyWays() {
    let steps = (1...40).map { "  func step\($0)() { step\($0 - 1)(); step\($0 - 1)() }" }.joined(separator: "\n")
    let program = InMemoryProgram(
      """
      import SwiftUI
      final class Steps {
        func step0() { NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in } }
      \(steps)
      }
      #Preview {
        Text("\\(Steps().step40())")
      }

      """)
    #expect(program.linted().findings.map(\.severity) == [.note])
  }
}
