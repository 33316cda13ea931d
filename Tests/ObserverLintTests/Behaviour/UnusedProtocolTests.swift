import Foundation
import Testing

@testable import ObserverLint

/// A leak in the extension of a protocol that no type of an app conforms to is a note: nobody meets its harm.
@Suite struct UnusedProtocolTests {
  private static let extended = """
    import UIKit

    ATTRIBUTE protocol Insetting: AnyObject {}

    extension Insetting {
      func follow() {
        NotificationCenter.default.addObserver(forName: .init("InsetChanged"), object: nil, queue: nil) { _ in
          print(self)
        }
      }
    }

    """

  /// The severity of the protocol's leak, in an app with another file.
  private func severity(_ other: String, attribute: String = "") throws -> Severity? {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.write("Insetting.swift", Self.extended.replacingOccurrences(of: "ATTRIBUTE ", with: attribute))
    try folder.write("App.swift", UnusedTypeTests.app)
    try folder.write("Other.swift", other)
    let findings = lint(LintRequest(programIn: folder.url)).findings
    #expect(findings.map(\.rule) == ["discarded_token"])
    return findings.first?.severity
  }

  @Test func leakOfAProtocolThatNoTypeConformsToIsANote() throws {
    #expect(try severity("final class Other {}\n") == .note)
  }

  @Test func leakOfAProtocolThatAnUnusedTypeConformsToIsANote() throws {
    #expect(try severity("final class Other: Insetting {}\n") == .note)
  }

  @Test func leakOfAProtocolThatATypeConformsToIsAnError() throws {
    let other =
      "final class Other: Insetting {}\nfunc open() { Other().follow() }\n"
      + "let first: Void = open(), second: Void = open()\n"
    #expect(try severity(other) == .error)
  }

  @Test func leakOfAProtocolThatAnExtensionAddsToAFrameworksTypeIsAnError() throws {
    #expect(try severity("import UIKit\n\nextension UIScrollView: Insetting {}\n") == .error)
  }

  @Test func leakOfAProtocolThatAnAliasNamesIsAnError() throws {
    #expect(try severity("typealias Scrolling = Insetting & AnyObject\n") == .error)
  }
}
