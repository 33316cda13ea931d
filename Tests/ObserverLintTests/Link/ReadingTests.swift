import Testing

@testable import ObserverLint

/// A run lexes each file once, and lexes it again only after a change.
@Suite struct ReadingTests {
  let folder: TemporaryFolder
  private let times = StageTimes()

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("Package.swift")
    try folder.write(
      "Controller.swift",
      """
      import UIKit
      final class Controller: Base {
        override func viewDidLoad() {
          NotificationCenter.default.addObserver(self, selector: #selector(go), name: .go, object: nil)
        }
      }
      """)
    try folder.write("Base.swift", "class Base: UIViewController { func stop() {} }")
    try folder.write(
      "Other.swift", "final class Other { func go() { NotificationCenter.default.removeObserver(self) } }")
  }

  private var request: LintRequest {
    var request = LintRequest()
    request.currentFolder = folder.path
    request.times = times
    return request
  }

  @Test func lexesEachFileOnce() {
    _ = lint(request)
    #expect(times.lexedFiles == 4)
  }

  @Test func readsOnceWhatTwoProgramsImport() throws {
    for member in ["App", "Tool"] {
      try folder.write("mono/\(member)/Package.swift")
      try folder.write("mono/\(member)/Sources/\(member)/Main.swift", "import Shared")
    }
    try folder.write("mono/Core/Package.swift")
    try folder.write("mono/Core/Sources/Shared/Hub.swift", "public final class Hub {}")
    var request = request
    request.paths = ["mono"]
    request.scope = "mono"
    _ = lint(request)
    // Six files, of which the programs see one that is not their own.
    #expect(times.lexedFiles == 7)
  }

  /// Each pass knows the facts of the passes before it.
  @Test func aPassReadsOnlyWhatThePassBeforeItChanged() {
    var fixes = FixRequest(request)
    fixes.includesUnsafe = true
    let result = applyFixes(fixes)
    #expect(result.fixed == 1)
    #expect(times.lexedFiles == 5)
  }

  @Test(arguments: ["Base.swift", "Controller.swift"])
  func aWatchedProgramReadsOnlyWhatChanged(name: String) throws {
    var program = WatchedProgram(request)
    _ = program.lint()
    try folder.write(name, try folder.text(name) + "\n// Changed.\n")
    #expect(program.look() == 1)
    _ = program.lint()
    #expect(times.lexedFiles == 1)
  }

  @Test func aWatchedProgramReadsAFileThatCame() throws {
    var program = WatchedProgram(request)
    _ = program.lint()
    try folder.write("New.swift", "func stop() { NotificationCenter.default.removeObserver(0) }")
    #expect(program.look() == 1)
    _ = program.lint()
    #expect(times.lexedFiles == 1)
  }
}
