import Foundation
import Testing

@testable import ObserverLint

/// A leak in code that no release contains is a note.
@Suite struct DebuggingCodeTests {
  private static let panel = """
    final class Panel: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(forName: .init("Changed"), object: nil, queue: nil) { _ in print("changed") }
      }
    }
    """

  /// The severity of the panel's leak, in an app that shows the panel again and again.
  private func severity(_ panel: String = Self.panel, shownBy code: String) throws -> Severity? {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.makeFolder("Radio.xcodeproj")
    try folder.write("Radio.xcodeproj/project.pbxproj", "Panel.swift")
    try folder.write("Panel.swift", "import UIKit\n\n" + panel)
    let menu = "final class Menu: UIViewController {\n\(code)\n}\n"
    try folder.write(
      "App.swift", UnusedTypeTests.app + menu + "func open() { show(Menu()) }\nlet first: Void = open()\n")
    let findings = lint(LintRequest(programIn: folder.url)).findings
    #expect(findings.map(\.rule) == ["discarded_token"])
    return findings.first?.severity
  }

  private static let show = "func show() { present(Panel(), animated: true) }"
  private static let override =
    "override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { show() }"

  @Test func leakOfATypeThatOnlyCodeForDebuggingMakesIsANote() throws {
    #expect(try severity(shownBy: "#if DEBUG\n\(Self.override)\n\(Self.show)\n#endif") == .note)
    #expect(try severity(shownBy: "#if DEBUG && os(iOS)\n\(Self.override)\n\(Self.show)\n#endif") == .note)
    let open = "func open() {\n#if DEBUG\npresent(Panel(), animated: true)\n#endif\n}"
    #expect(try severity(shownBy: open) == .note)
  }

  @Test func leakOfATypeThatAReleaseMakesIsAnError() throws {
    #expect(try severity(shownBy: "\(Self.override)\n\(Self.show)") == .error)
    for condition in ["!DEBUG", "DEBUG || BETA", "BETA"] {
      #expect(try severity(shownBy: "#if \(condition)\n\(Self.override)\n\(Self.show)\n#endif") == .error)
    }
    let both = "#if DEBUG\n\(Self.override)\n#else\n\(Self.override)\n#endif\n\(Self.show)"
    #expect(try severity(shownBy: both) == .error)
  }

  @Test func leakInCodeForDebuggingIsANote() throws {
    let shown = "\(Self.override)\n\(Self.show)"
    #expect(try severity("#if DEBUG\n\(Self.panel)\n#endif\n", shownBy: shown) == .note)
    #expect(try severity("#if !DEBUG\n\(Self.panel)\n#endif\n", shownBy: shown) == .error)
  }
}
