import Foundation
import Testing

/// The findings that an editor shows.
@Suite(
  .enabled(if: Program.observerLint != nil, "the command was not built beside these tests"), .timeLimit(.minutes(2)))
struct ServerDiagnosticTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder(".git")
  }

  private func file(_ name: String) -> URL { folder.url.appendingPathComponent(name) }

  private static let leak = ConfigurationTests.leak
  private static let clean = "let nothing = 0\n"

  private static let keeper = """
    import Foundation
    final class Player {
      var token: (any NSObjectProtocol)?
      func start() {
        token = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in print("played") }
      }
    }
    func play() { Player().start() }

    """
  private static let remover = """
    import Foundation
    extension Player {
      func stop() { if let token { NotificationCenter.default.removeObserver(token) } }
      deinit { stop() }
    }

    """

  @Test func findingsOfClosedFilesArePublished() throws {
    try folder.write("A.swift", Self.leak)
    let client = try LanguageClient(folders: [folder.url])
    let publication = try client.publication(of: file("A.swift"))
    #expect(publication["version"] == nil)
    let diagnostics = try #require(publication["diagnostics"] as? [LanguageClient.Object])
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostics.count == 1)
    #expect(diagnostic["code"] as? String == "discarded_token")
    #expect(diagnostic["severity"] as? Int == 1)
    #expect(diagnostic["source"] as? String == "observer-lint")
    #expect(LanguageClient.range(diagnostic).prefix(2) == [2, 29])
    let page = (diagnostic["codeDescription"] as? LanguageClient.Object)?["href"] as? String
    #expect(page?.hasSuffix("/Rules/discarded_token.md") == true)
    #expect((diagnostic["message"] as? String)?.contains("\n") == true, "the help follows the message")
  }

  /// Text that is not saved counts, and nothing is written.
  @Test func findingsComeAndGoWithUnsavedText() throws {
    try folder.write("A.swift", Self.leak)
    let client = try LanguageClient(folders: [folder.url])
    #expect(try client.diagnostics(of: file("A.swift")).count == 1)
    client.open(file("A.swift"), Self.leak)
    client.change(file("A.swift"), Self.clean, version: 2)
    var publication = try client.publication(of: file("A.swift"))
    while publication["version"] as? Int == 1 { publication = try client.publication(of: file("A.swift")) }
    #expect((publication["diagnostics"] as? [Any])?.count == 0)
    #expect(publication["version"] as? Int == 2)
    client.change(file("A.swift"), Self.clean + Self.leak, version: 3)
    #expect(LanguageClient.range(try client.diagnostics(of: file("A.swift"))[0])[0] == 3)
    // The editor gives up the changes.
    client.close(file("A.swift"))
    #expect(LanguageClient.range(try client.diagnostics(of: file("A.swift"))[0])[0] == 2)
    #expect(try folder.text("A.swift") == Self.leak)
  }

  @Test func aRemovalInAnotherFileClearsAFinding() throws {
    try folder.write("Keeper.swift", Self.keeper)
    try folder.write("Remover.swift", Self.clean)
    let client = try LanguageClient(folders: [folder.url])
    #expect(LanguageClient.rules(try client.diagnostics(of: file("Keeper.swift"))) == ["unremoved_token"])
    client.open(file("Remover.swift"), Self.clean)
    client.change(file("Remover.swift"), Self.remover, version: 2)
    #expect(try client.diagnostics(of: file("Keeper.swift")).isEmpty)
    client.change(file("Remover.swift"), Self.clean, version: 3)
    #expect(LanguageClient.rules(try client.diagnostics(of: file("Keeper.swift"))) == ["unremoved_token"])
  }

  @Test func changesOnDiskAreSeen() throws {
    let client = try LanguageClient(folders: [folder.url])
    try folder.save("A.swift", Self.leak)
    client.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": file("A.swift").absoluteString, "type": 1]]])
    #expect(try client.diagnostics(of: file("A.swift")).count == 1)
    try folder.save("A.swift", Self.clean)
    client.notify("textDocument/didSave", ["textDocument": ["uri": file("A.swift").absoluteString]])
    #expect(try client.diagnostics(of: file("A.swift")).isEmpty)
  }

  @Test func theClientIsAskedToWatchFiles() throws {
    let client = try LanguageClient(
      folders: [folder.url], capabilities: ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]])
    let request = try client.next()
    #expect(request["method"] as? String == "client/registerCapability")
    client.send(LanguageClient.frame(["jsonrpc": "2.0", "id": request["id"] ?? 0, "result": NSNull()]))
    let text = String(decoding: try JSONSerialization.data(withJSONObject: request["params"] ?? 0), as: UTF8.self)
    #expect(text.contains(".swift") && text.contains(".observer-lint.json"))
    #expect(try client.request("shutdown", [:]) is NSNull)
  }

  private static let wide =
    #"let a = "é😀"; import Foundation; func f() { "#
    + "NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in } }"

  @Test(arguments: [("utf-8", 2), ("utf-16", -1)], ["\n", "\r\n"])
  func columnsAreCountedInTheEncoding(encoding: (name: String, more: Int), lineEnd: String) throws {
    let client = try LanguageClient(
      folders: [folder.url], capabilities: ["general": ["positionEncodings": [encoding.name]]])
    client.open(file("A.swift"), "let b = 1" + lineEnd + Self.wide + lineEnd)
    let range = LanguageClient.range(try client.diagnostics(of: file("A.swift"))[0])
    let column = Self.wide.prefix(upTo: try #require(Self.wide.range(of: "addObserver")).lowerBound)
    #expect(range.prefix(2) == [1, encoding.name == "utf-8" ? column.utf8.count : column.utf16.count])
  }

  @Test(arguments: ["utf-8", "utf-16"]) func textChangesInPlaces(encoding: String) throws {
    let client = try LanguageClient(
      folders: [folder.url], capabilities: ["general": ["positionEncodings": [encoding]]])
    client.open(file("A.swift"), "// 😀\r\n" + Self.leak.replacing("\n", with: "\r\n"))
    #expect(LanguageClient.range(try client.diagnostics(of: file("A.swift"))[0]).prefix(2) == [3, 29])
    func change(_ changes: [([Int], String)], version: Int) {
      client.notify(
        "textDocument/didChange",
        [
          "textDocument": ["uri": file("A.swift").absoluteString, "version": version],
          "contentChanges": changes.map { range, text in
            [
              "range": [
                "start": ["line": range[0], "character": range[1]], "end": ["line": range[2], "character": range[3]],
              ], "text": text,
            ] as LanguageClient.Object
          },
        ])
    }
    let end = encoding == "utf-8" ? 7 : 5
    change([([0, end, 0, end], "\r\n// é"), ([0, 3, 0, end], "")], version: 2)
    #expect(LanguageClient.range(try client.diagnostics(of: file("A.swift"))[0]).prefix(2) == [4, 29])
    change([([4, 2, 4, 2], "_ = "), ([0, 0, 1, 0], "")], version: 3)
    #expect(LanguageClient.range(try client.diagnostics(of: file("A.swift"))[0]).prefix(2) == [3, 33])
    // Behind the end of the text.
    change([([3, 0, 99, 99], "}\r\n")], version: 4)
    #expect(try client.diagnostics(of: file("A.swift")).isEmpty)
  }

  @Test func manyKeystrokesCauseOneLint() throws {
    try folder.write("A.swift", Self.clean)
    let client = try LanguageClient(folders: [folder.url])
    client.open(file("A.swift"), Self.clean)
    _ = try client.settle(file("A.swift"))
    let keystrokes = (2..<60).map { version in
      LanguageClient.frame(
        LanguageClient.change(file("A.swift"), String(repeating: "\n", count: version) + Self.leak, version: version))
    }
    client.send(Data(keystrokes.joined()))
    let messages = try client.settle(file("A.swift"))
    #expect(messages.count == 1)
    let params = try #require(messages.first?["params"] as? LanguageClient.Object)
    #expect(params["version"] as? Int == 59)
    #expect(try client.settle(file("A.swift")).isEmpty)
  }

  @Test func foldersAreProgramsOfTheirOwn() throws {
    for name in ["One", "Other"] {
      try folder.makeFolder("\(name)/.git")
      try folder.write("\(name)/Keeper.swift", Self.keeper)
    }
    try folder.write("One/.observer-lint.json", #"{ "rules": { "unremoved_token": "note" } }"#)
    let client = try LanguageClient(folders: [file("One"), file("Other")])
    #expect(try client.diagnostics(of: file("One/Keeper.swift")).map { $0["severity"] as? Int } == [3])
    #expect(try client.diagnostics(of: file("Other/Keeper.swift")).map { $0["severity"] as? Int } == [1])
    client.open(file("One/Remover.swift"), Self.remover)
    #expect(try client.diagnostics(of: file("One/Keeper.swift")).isEmpty)
    client.notify(
      "workspace/didChangeWorkspaceFolders",
      ["event": ["added": [Any](), "removed": [["uri": file("Other").absoluteString, "name": "Other"]]]])
    #expect(try client.diagnostics(of: file("Other/Keeper.swift")).isEmpty)
    client.notify(
      "workspace/didChangeWorkspaceFolders",
      ["event": ["added": [["uri": file("Other").absoluteString + "/", "name": "Other"]], "removed": [Any]()]])
    #expect(try client.diagnostics(of: file("Other/Keeper.swift")).count == 1)
  }

  /// A folder in a folder of the workspace reports its files once.
  @Test func aFolderMayLieInAnother() throws {
    try folder.write("Sub/A.swift", Self.leak)
    let client = try LanguageClient(folders: [folder.url, file("Sub")])
    #expect(try client.diagnostics(of: file("Sub/A.swift")).count == 1)
  }

  @Test func aFileOutsideOfTheFoldersIsLintedInItsProject() throws {
    try folder.makeFolder("Workspace/.git")
    try folder.makeFolder("Elsewhere/.git")
    try folder.write("Elsewhere/Keeper.swift", Self.keeper)
    try folder.write("Elsewhere/Remover.swift", Self.remover)
    try folder.write("Elsewhere/Leak.swift", Self.leak)
    for folders in [[file("Workspace")], []] {
      let client = try LanguageClient(folders: folders)
      client.open(file("Elsewhere/Keeper.swift"), "\n" + Self.keeper)
      #expect(try client.settle(file("Elsewhere/Keeper.swift")).isEmpty, "only the open file is reported")
      client.open(file("Elsewhere/Remover.swift"), Self.clean)
      #expect(try client.diagnostics(of: file("Elsewhere/Keeper.swift")).count == 1)
      client.close(file("Elsewhere/Remover.swift"))
      #expect(try client.diagnostics(of: file("Elsewhere/Keeper.swift")).isEmpty)
    }
  }

  @Test func filesOfOneProjectOutsideOfTheFoldersComeAndGo() throws {
    try folder.makeFolder("Workspace/.git")
    try folder.makeFolder("Elsewhere/.git")
    let other = Self.keeper.replacing("Player", with: "Other").replacing("play()", with: "other()")
    try folder.write("Elsewhere/Keeper.swift", Self.keeper)
    try folder.write("Elsewhere/Other.swift", other)
    let client = try LanguageClient(folders: [file("Workspace")])
    client.open(file("Elsewhere/Keeper.swift"), Self.keeper)
    #expect(try client.diagnostics(of: file("Elsewhere/Keeper.swift")).count == 1)
    client.open(file("Elsewhere/Other.swift"), other)
    #expect(try client.diagnostics(of: file("Elsewhere/Other.swift")).count == 1)
    client.close(file("Elsewhere/Keeper.swift"))
    #expect(try client.diagnostics(of: file("Elsewhere/Keeper.swift")).isEmpty)
    client.close(file("Elsewhere/Other.swift"))
    #expect(try client.diagnostics(of: file("Elsewhere/Other.swift")).isEmpty)
  }

  @Test func aNewFileNeedNotBeSaved() throws {
    let client = try LanguageClient(folders: [folder.url])
    client.open(file("New.swift"), Self.leak)
    #expect(try client.diagnostics(of: file("New.swift")).count == 1)
    try folder.save("New.swift", Self.leak)
    client.notify("textDocument/didSave", ["textDocument": ["uri": file("New.swift").absoluteString]])
    #expect(try client.settle(file("New.swift")).isEmpty)
    client.close(file("New.swift"))
    #expect(
      try client.settle(file("New.swift")).compactMap { ($0["params"] as? LanguageClient.Object)?["version"] as? Int }
        == [])
    client.open(file("Newer.swift"), Self.leak)
    #expect(try client.diagnostics(of: file("Newer.swift")).count == 1)
    client.close(file("Newer.swift"))
    #expect(try client.diagnostics(of: file("Newer.swift")).isEmpty)
  }

  /// An ignored file is no part of the program, open or not.
  @Test func ignoredFilesStaySilent() throws {
    try folder.write(".gitignore", "Build\n")
    try folder.write("Build/A.swift", Self.leak)
    let client = try LanguageClient(folders: [folder.url])
    client.open(file("Build/A.swift"), Self.leak)
    #expect(try client.settle(file("Build/A.swift")).isEmpty)
  }

  @Test func aMistakeInTheConfigurationIsMarked() throws {
    try folder.write("A.swift", Self.clean)
    try folder.write(".observer-lint.json", "{\n  \"rules\": { \"no_such_rule\": \"off\" }\n}\n")
    let client = try LanguageClient(folders: [folder.url])
    let diagnostic = try #require(try client.diagnostics(of: file(".observer-lint.json")).first)
    #expect(LanguageClient.range(diagnostic)[0] == 1)
    #expect((diagnostic["message"] as? String)?.contains("no_such_rule") == true)
    try folder.save(".observer-lint.json", "{}")
    client.notify("workspace/didChangeWatchedFiles", ["changes": [Any]()])
    #expect(try client.diagnostics(of: file(".observer-lint.json")).isEmpty)
  }

  @Test func aMissingFolderIsAMessage() throws {
    let client = try LanguageClient(folders: [])
    client.notify(
      "workspace/didChangeWorkspaceFolders",
      ["event": ["added": [["uri": file("Missing").absoluteString, "name": "Missing"]], "removed": [Any]()]])
    #expect(try client.next()["method"] as? String == "window/showMessage")
  }

  @Test func optionsChooseTheRules() throws {
    try folder.write("A.swift", Self.leak)
    try folder.write("Keeper.swift", Self.keeper)
    let client = try LanguageClient(folders: [folder.url], ["--ignore", "discarded_token"])
    #expect(LanguageClient.rules(try client.diagnostics(of: file("Keeper.swift"))) == ["unremoved_token"])
    #expect(try client.settle(file("Keeper.swift")).isEmpty)
  }

  /// After many edits the server shows the findings of a run of the command.
  @Test func theFindingsAreThoseOfTheCommand() throws {
    let sample = Repository.root.appendingPathComponent("Samples/Leaky")
    let copy = folder.url.appendingPathComponent("Leaky")
    try FileManager.default.copyItem(at: sample, to: copy)
    let client = try LanguageClient(folders: [copy])
    var shown: [String: [Int]] = [:]
    func take(_ messages: [LanguageClient.Object]) {
      for message in messages {
        guard let params = message["params"] as? LanguageClient.Object, let address = params["uri"] as? String,
          let diagnostics = params["diagnostics"] as? [LanguageClient.Object]
        else { continue }
        shown[URL(string: address)?.lastPathComponent ?? ""] = diagnostics.map { LanguageClient.range($0)[0] + 1 }
      }
    }
    let place = copy.appendingPathComponent("Sources/PlayerModel.swift")
    let text = try String(contentsOf: place, encoding: .utf8)
    client.open(place, text)
    var version = 1
    for length in stride(from: 0, through: text.count, by: 97) {
      version += 1
      client.change(place, String(text.prefix(length)), version: version)
      take(try client.settle(place))
    }
    client.change(place, text, version: version + 1)
    take(try client.settle(place))
    let run = try Program(
      #require(Program.observerLint), ["--format", "xcode", "--notes", "--fail-level", "never"], in: copy)
    var expected: [String: [Int]] = [:]
    for line in run.text.split(separator: "\n") {
      let parts = line.split(separator: ":")
      expected[String(parts[0].split(separator: "/").last ?? ""), default: []].append(Int(parts[1]) ?? 0)
    }
    #expect(shown.filter { !$0.value.isEmpty } == expected)
  }
}
