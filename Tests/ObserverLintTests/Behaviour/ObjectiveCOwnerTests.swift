import Foundation
import Testing

@testable import ObserverLint

/// Objective-C may make an owner of observers again and again.
@Suite struct ObjectiveCOwnerTests {
  /// The severity of a leak of an owner that the delegate keeps, in a program with a file of Objective-C.
  private func severity(of attribute: String = "", _ statement: String) throws -> Severity? {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.write(
      "Station.swift",
      """
      import AppKit

      \(attribute) final class Station: NSViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          NotificationCenter.default.addObserver(forName: .init("StationChanged"), object: nil, queue: nil) { _ in }
        }
      }

      @main final class AppDelegate: NSObject, NSApplicationDelegate { let station = Station() }

      """)
    try folder.write("List.m", "@implementation List\n- (void)open { \(statement); }\n@end\n")
    return lint(LintRequest(programIn: folder.url)).findings.first?.severity
  }

  /// An owner that the program's delegate keeps has no leak, unless Objective-C makes another owner.
  @Test(arguments: [
    "Station *station = [[Station alloc] init]", "show([Station new])", "show(Station.new)",
    "show([[Station alloc] initWithName:@\"a\"])",
  ])
  func objectiveCMakesAnotherOwner(statement: String) throws {
    #expect(try severity(statement) == .error)
  }

  @Test(arguments: [
    "Station *station = delegate.station", "[delegate.station reload]", "[[StationList alloc] init]",
    "\n  // station = [[Station alloc] init]\n", "XCTestExpectation *done; [Station new]",
  ])
  func objectiveCUsesTheOwner(statement: String) throws {
    #expect(try severity(statement) == nil)
  }

  /// A class may have another name in Objective-C.
  @Test(arguments: [("Station", nil), ("RDOStation", Severity.error)])
  func classHasAnotherName(name: String, severity: Severity?) throws {
    #expect(try self.severity(of: "@objc(RDOStation)", "[[\(name) alloc] init]") == severity)
  }
}
