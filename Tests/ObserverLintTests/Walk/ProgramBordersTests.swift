import Testing

@testable import ObserverLint

/// A folder with several programs is linted as if each stood alone, but for the modules that they import.
@Suite struct ProgramBordersTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func programs() -> [(own: [String], visible: [String])] {
    let list = folder.list([], scope: ".")
    let sources = ProgramSources(files: list.files, currentFolder: folder.path)
    return ProgramBorders(sources).programs.map { program in
      (program.own.map { sources.shownPath(of: $0) }, program.visible.map { sources.shownPath(of: $0) })
    }
  }

  @Test func foldersWithAProjectOrAnEntryPointArePrograms() throws {
    try folder.write("App/App.xcodeproj/x")
    try folder.write("App/Player.swift")
    try folder.write("Game/Game.swift", "@main struct Game: App {}")
    try folder.write("Library/Package.swift")
    try folder.write("Tool/Sources/main.swift")
    #expect(
      programs().map(\.own) == [
        ["App/Player.swift"], ["Game/Game.swift"], ["Library/Package.swift"], ["Tool/Sources/main.swift"],
      ])
  }

  @Test func aFolderWithoutEitherKeepsAllTogether() throws {
    try folder.write("App/App.swift", "@main struct Game: App {}")
    try folder.write("Views/Player.swift")
    #expect(programs().map(\.own) == [["App/App.swift", "Views/Player.swift"]])
  }

  @Test func aFileInTheScopeItselfKeepsAllTogether() throws {
    try folder.write("Shared.swift")
    try folder.write("App/main.swift")
    try folder.write("Tool/main.swift")
    #expect(programs().count == 1)
  }

  @Test(arguments: ["Package.swift", ".git/x", "App.xcodeproj/x", ".observer-lint.json"])
  func aProjectIsOneProgram(_ marker: String) throws {
    try folder.write(marker)
    try folder.write("App/main.swift")
    try folder.write("Tool/main.swift")
    #expect(programs().count == 1)
  }

  @Test func aProgramSeesTheModulesThatItImports() throws {
    try folder.write("App/main.swift", "import Foundation\n@testable import struct Core.Player")
    try folder.write("Libraries/Package.swift")
    try folder.write("Libraries/Sources/Core/Player.swift", "import Base\nimport Near")
    try folder.write("Libraries/Sources/Near/Near.swift")
    try folder.write("Libraries/Sources/Far/Far.swift", "import Core")
    try folder.write("Base/Package.swift")
    try folder.write("Other/main.swift", "import Foundation")
    let visible = Dictionary(uniqueKeysWithValues: programs().map { ($0.own[0], $0.visible) })
    #expect(
      visible["App/main.swift"] == [
        "App/main.swift", "Base/Package.swift", "Libraries/Sources/Core/Player.swift",
        "Libraries/Sources/Near/Near.swift",
      ])
    #expect(visible["Base/Package.swift"] == ["Base/Package.swift"])
    #expect(visible["Other/main.swift"] == ["Other/main.swift"])
  }

  @Test func aModuleOfItsOwnHidesAnotherOfThatName() throws {
    for name in ["One", "Two"] {
      try folder.write("\(name)/Package.swift")
      try folder.write("\(name)/Sources/Core/Core.swift")
      try folder.write("\(name)/Sources/App/main.swift", "import Core")
    }
    #expect(programs().allSatisfy { $0.own == $0.visible })
  }

  private static let registration = """
    import Foundation
    final class Player {
      private let token: Any
      init() { token = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in } }
    }
    """

  /// A removal of another program, on a type of the same name, removes nothing here.
  @Test func anotherProgramsNamesChangeNoVerdict() throws {
    try folder.write("One/main.swift", Self.registration + "\n_ = [Player(), Player()]")
    try folder.write(
      "Two/main.swift",
      "import Foundation\nextension Player { func stop() { NotificationCenter.default.removeObserver(token) } }")
    var request = LintRequest()
    request.currentFolder = folder.path
    request.configuration = .none
    #expect(lint(request).findings.map(\.rule) == ["unremoved_token"])
    try folder.write("Shared.swift")
    #expect(lint(request).findings.isEmpty)
  }

  @Test func aFileOfAnImportedModuleIsReportedOnce() throws {
    try folder.write("App/main.swift", "import Core\nPlayer().play()")
    try folder.write("Core/Package.swift")
    try folder.write(
      "Core/Sources/Core/Player.swift",
      """
      import Foundation
      public final class Player {
        public init() {}
        public func play() { NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in } }
      }
      """)
    var request = LintRequest()
    request.currentFolder = folder.path
    request.configuration = .none
    #expect(lint(request).findings.map(\.rule) == ["discarded_token"])
  }
}
