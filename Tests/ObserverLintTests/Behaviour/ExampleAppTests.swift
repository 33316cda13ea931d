import Foundation
import Testing

@testable import ObserverLint

/// A leak in an example or a test of a library is a note: nobody ships it.
@Suite struct ExampleAppTests {
  private static let leak = """
    import Foundation

    final class Screen {
      func open() { NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in } }
    }

    func showAgain() { Screen().open() }

    """
  private static let package = "let package = Package(products: [.library(name: \"Player\", targets: [])])\n"

  /// The severity of a leak in a file of a repository with another file.
  private func severity(_ file: String, beside other: String, _ text: String, lint path: String = ".") throws
    -> Severity?
  {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.write(other, text)
    try folder.write("Sources/Player/Player.swift", "final class Player {}\n")
    try folder.write(file, Self.leak)
    var request = LintRequest(programIn: folder.url)
    request.paths = [PathBytes(folder.url.appendingPathComponent(path).path)]
    let findings = lint(request).findings
    #expect(findings.map(\.rule) == ["discarded_token"])
    return findings.first?.severity
  }

  @Test(arguments: [
    "Examples/App/Screen.swift", "DemoApp/Screen.swift", "PlayerExample/Screen.swift", "iOS Sample/Screen.swift",
    "SmokeTests/Host/Screen.swift", "Benchmarks/Screen.swift",
  ])
  func leakInAnExampleIsANote(_ file: String) throws {
    #expect(try severity(file, beside: "Package.swift", Self.package) == .note)
    #expect(try severity(file, beside: "Player.podspec", "") == .note)
  }

  @Test(arguments: [
    "Sources/Player/Samples/Screen.swift", "Player/Screen.swift", "Sampler/Screen.swift",
    "Health/Samples/Screen.swift", "SampleRates/Screen.swift", "TestsOfSpeed/Screen.swift",
  ])
  func leakInTheLibraryIsAnError(_ file: String) throws {
    #expect(try severity(file, beside: "Package.swift", Self.package) == .error)
  }

  @Test func leakInTheDemoOfAnAppIsAnError() throws {
    #expect(try severity("Demo/Screen.swift", beside: "Package.swift", "let package = Package()\n") == .error)
    #expect(try severity("Demo/Screen.swift", beside: "Podfile", "") == .error)
  }

  @Test func leakInTheDemoOfAModuleOfTuistIsANote() throws {
    let demo = "Modules/Panel/Demo/Sources/Screen.swift"
    #expect(try severity(demo, beside: "Modules/Panel/Project.swift", "let project = Project()\n") == .note)
    #expect(try severity(demo, beside: "Modules/Project.swift", "let project = Project()\n") == .error)
    let alone = "Modules/Panel/Demo"
    #expect(
      try severity(demo, beside: "Modules/Panel/Project.swift", "let project = Project()\n", lint: alone) == .error)
  }

  @Test func leakInAnExampleThatIsLintedAloneIsAnError() throws {
    let file = "Examples/App/Screen.swift"
    #expect(try severity(file, beside: "Package.swift", Self.package, lint: "Examples/App") == .error)
  }

  private static let classOfLibrary = """
    import Foundation

    ACCESS final class Panel {
      private var token: (any NSObjectProtocol)?

      INITIALIZER init() {
        token = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in self.show() }
      }

      deinit { if let token { NotificationCenter.default.removeObserver(token) } }
      func show() {}
    }

    """
  private static let app = """
    import UIKit

    @main final class AppDelegate: NSObject, UIApplicationDelegate {
      private var panel: Panel?
      func applicationDidFinishLaunching(_ application: UIApplication) { panel = Panel() }
    }

    """

  /// The severity of a leak in a class that another file makes one object of.
  private func severity(access: String, initializer: String, maker: String, root: String = package) throws -> Severity?
  {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.write("Package.swift", root)
    let text = Self.classOfLibrary.replacingOccurrences(of: "ACCESS", with: access)
    try folder.write(
      "Sources/Player/Panel.swift", text.replacingOccurrences(of: "INITIALIZER", with: initializer))
    try folder.write(maker, Self.app)
    let findings = lint(LintRequest(programIn: folder.url)).findings
    #expect(findings.map(\.rule) == ["retain_cycle"])
    return findings.first?.severity
  }

  @Test func exampleDoesNotTellHowOftenOthersMakeAClassOfTheLibrary() throws {
    #expect(try severity(access: "public", initializer: "public", maker: "Demo/App.swift") == .error)
  }

  /// A constant of the delegate lives as long as the process.
  @Test func constantOfAnExampleDoesNotTellHowOftenOthersMakeAClassOfTheLibrary() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.write("Package.swift", Self.package)
    let text = Self.classOfLibrary.replacingOccurrences(of: "ACCESS", with: "public")
    try folder.write("Sources/Player/Panel.swift", text.replacingOccurrences(of: "INITIALIZER", with: "public"))
    try folder.write("Demo/App.swift", "enum App { static let panel = Panel() }\n")
    #expect(lint(LintRequest(programIn: folder.url)).findings.map(\.severity) == [.error])
  }

  @Test func exampleTellsHowOftenAnInternalClassIsMade() throws {
    #expect(try severity(access: "", initializer: "", maker: "Demo/App.swift") == .note)
    #expect(try severity(access: "public", initializer: "", maker: "Demo/App.swift") == .note)
  }

  @Test func libraryTellsHowOftenItsOwnClassIsMade() throws {
    #expect(try severity(access: "public", initializer: "public", maker: "Sources/Player/App.swift") == .note)
  }

  @Test func demoOfAnAppTellsHowOftenAClassIsMade() throws {
    let root = "let package = Package()\n"
    #expect(try severity(access: "public", initializer: "public", maker: "Demo/App.swift", root: root) == .note)
  }
}
