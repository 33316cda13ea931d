import Foundation
import Testing

@testable import ObserverLint

/// The changes that an editor offers.
@Suite(
  .enabled(if: Program.observerLint != nil, "the command was not built beside these tests"), .timeLimit(.minutes(2)))
struct ServerActionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder(".git")
  }

  private func file(_ name: String) -> URL { folder.url.appendingPathComponent(name) }

  private static let model = """
    import Foundation
    final class Model {
      init() {
        NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in print("é😀") }
      }
    }
    func make() { print(Model()) }

    """

  private func title(_ action: LanguageClient.Object) -> String { action["title"] as? String ?? "" }

  /// The text of a document after an action, which the server is told of.
  private func text(_ action: LanguageClient.Object, _ file: URL, _ text: String) -> String {
    LanguageClient.apply(action, to: [file.absoluteString: text])[file.absoluteString] ?? ""
  }

  private func parses(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    let lexed = Lexer.lex(bytes)
    return SyntaxProblem.first(of: lexed.notes, Parser.parse(lexed, bytes: bytes).lexemes) == nil
  }

  @Test(arguments: ["\n", "\r\n"]) func aFixEndsItsFinding(lineEnd: String) throws {
    let model = Self.model.replacing("\n", with: lineEnd)
    let client = try LanguageClient(folders: [folder.url])
    client.open(file("A.swift"), model)
    #expect(LanguageClient.rules(try client.diagnostics(of: file("A.swift"))) == ["discarded_token"])
    #expect(try client.actions(in: file("A.swift"), line: 0).isEmpty)
    let actions = try client.actions(in: file("A.swift"), line: 3, toEnd: true)
    let fix = try #require(actions.first)
    #expect(fix["kind"] as? String == "quickfix")
    #expect(fix["isPreferred"] as? Bool == true)
    #expect((fix["diagnostics"] as? [LanguageClient.Object]).map(LanguageClient.rules) == ["discarded_token"])
    let changes = ((fix["edit"] as? LanguageClient.Object)?["documentChanges"] as? [LanguageClient.Object])?.first
    #expect((changes?["textDocument"] as? LanguageClient.Object)?["version"] as? Int == 1)
    let fixed = text(fix, file("A.swift"), model)
    #expect(fixed != model && parses(fixed), "\(fixed)")
    client.change(file("A.swift"), fixed, version: 2)
    #expect(try client.diagnostics(of: file("A.swift")).isEmpty)
  }

  @Test func aCommentSuppressesAFinding() throws {
    let client = try LanguageClient(folders: [folder.url])
    client.open(file("A.swift"), Self.model)
    let actions = try client.actions(in: file("A.swift"), line: 3, toEnd: true)
    let suppression = try #require(actions.last)
    #expect(title(suppression).hasPrefix("Suppress discarded_token"))
    #expect(suppression["isPreferred"] == nil)
    let suppressed = text(suppression, file("A.swift"), Self.model)
    #expect(suppressed.contains("\n    // observer-lint:disable:next discarded_token -- \n    NotificationCenter"))
    _ = try client.diagnostics(of: file("A.swift"))
    client.change(file("A.swift"), suppressed, version: 2)
    #expect(try client.diagnostics(of: file("A.swift")).isEmpty)
  }

  /// The sample has fixes of both kinds.
  @Test func eachActionEndsItsFinding() throws {
    let sample = Repository.root.appendingPathComponent("Samples/Leaky")
    let copy = file("Leaky")
    try FileManager.default.copyItem(at: sample, to: copy)
    let client = try LanguageClient(folders: [copy])
    var tried = 0
    for name in Repository.files(below: copy, ending: ".swift") {
      let place = copy.appendingPathComponent(name)
      let text = try String(contentsOf: place, encoding: .utf8)
      client.open(place, text)
      let before = LanguageClient.rules(try Self.published(client.settle(place), place))
      var version = 1
      for line in 0..<text.split(separator: "\n", omittingEmptySubsequences: false).count {
        for action in try client.actions(in: place, line: line, toEnd: true) {
          let titled = title(action)
          let isPreferred = action["isPreferred"] as? Bool == true
          #expect(!isPreferred || !titled.hasSuffix("(unsafe)"))
          let rule = LanguageClient.rules(action["diagnostics"] as? [LanguageClient.Object] ?? []).first ?? ""
          let changed = self.text(action, place, text)
          #expect(changed != text && parses(changed), "\(titled): \(changed)")
          client.change(place, changed, version: version + 1)
          let after = LanguageClient.rules(try Self.published(client.settle(place), place))
          #expect(after.count { $0 == rule } < before.count { $0 == rule }, "\(name):\(line + 1): \(titled)")
          client.change(place, text, version: version + 2)
          _ = try client.settle(place)
          version += 2
          tried += 1
        }
      }
      client.close(place)
    }
    #expect(tried > 10)
  }

  private static func published(_ messages: [LanguageClient.Object], _ file: URL) throws -> [LanguageClient.Object] {
    let lists = messages.compactMap { message -> [LanguageClient.Object]? in
      let params = message["params"] as? LanguageClient.Object
      return params?["uri"] as? String == file.absoluteString ? params?["diagnostics"] as? [LanguageClient.Object] : nil
    }
    return lists.last ?? []
  }

  @Test func allSafeFixesAreMadeTogether() throws {
    let text = Self.model + Self.model.replacing("Model", with: "Other").replacing("make", with: "other")
    let client = try LanguageClient(folders: [folder.url])
    client.open(file("A.swift"), text)
    _ = try client.diagnostics(of: file("A.swift"))
    for only in [["source.fixAll.observer-lint"], ["source.fixAll"], ["source"]] {
      let actions = try client.actions(in: file("A.swift"), line: 0, only: only)
      #expect(actions.map { $0["kind"] as? String } == ["source.fixAll.observer-lint"])
      let fixed = self.text(try #require(actions.first), file("A.swift"), text)
      #expect(fixed.components(separatedBy: "deinit").count == 3 && parses(fixed), "\(fixed)")
    }
    let fixed = self.text(
      try client.actions(in: file("A.swift"), line: 0, only: ["source"])[0], file("A.swift"), text)
    client.change(file("A.swift"), fixed, version: 2)
    #expect(try client.diagnostics(of: file("A.swift")).isEmpty)
    #expect(try client.actions(in: file("A.swift"), line: 0, only: ["source.fixAll"]).isEmpty)
    #expect(try client.actions(in: file("A.swift"), line: 3, only: ["refactor", "source.organizeImports"]).isEmpty)
  }

  @Test func kindsAreRespected() throws {
    let client = try LanguageClient(folders: [folder.url])
    client.open(file("A.swift"), Self.model)
    func kinds(_ only: [String]?) throws -> Set<String> {
      Set(
        try client.actions(in: file("A.swift"), line: 3, only: only, toEnd: true).compactMap { $0["kind"] as? String })
    }
    #expect(try kinds(nil) == ["quickfix"])
    #expect(try kinds(["quickfix"]) == ["quickfix"])
    #expect(try kinds(["source.fixAll.swift"]) == [])
    #expect(try kinds(["quickfix.other", "refactor"]) == [])
    #expect(try kinds(["quickfix", "source"]) == ["quickfix", "source.fixAll.observer-lint"])
  }

  /// A request is about the text that the editor had when it asked.
  @Test func aChangedTextHasNoActions() throws {
    let client = try LanguageClient(folders: [folder.url])
    client.open(file("A.swift"), Self.model)
    _ = try client.diagnostics(of: file("A.swift"))
    let place = ["line": 3, "character": 40]
    let request: LanguageClient.Object = [
      "jsonrpc": "2.0", "id": "stale", "method": "textDocument/codeAction",
      "params": [
        "textDocument": ["uri": file("A.swift").absoluteString], "range": ["start": place, "end": place],
        "context": ["diagnostics": [Any]()],
      ],
    ]
    let second = LanguageClient.change(file("A.swift"), Self.model + "\n", version: 2)
    let third = LanguageClient.change(file("A.swift"), "\n" + Self.model, version: 3)
    client.send(LanguageClient.frame(second) + LanguageClient.frame(request) + LanguageClient.frame(third))
    while true {
      let message = try client.next()
      guard message["id"] as? String == "stale" else { continue }
      #expect((message["result"] as? [Any])?.isEmpty == true)
      break
    }
    #expect(try !client.actions(in: file("A.swift"), line: 4, toEnd: true).isEmpty)
  }

  /// What follows a change that is lost is a change of a text that the server does not have.
  @Test(arguments: [true, false]) func aChangeThatCannotBeReadEndsTheKnowledgeOfTheText(isJSON: Bool) throws {
    let client = try LanguageClient(folders: [folder.url])
    client.open(file("A.swift"), Self.model)
    #expect(try client.diagnostics(of: file("A.swift")).count == 1)
    func insert(_ line: Any, version: Int) {
      let place: LanguageClient.Object = ["line": line, "character": 0]
      let change: LanguageClient.Object = ["range": ["start": place, "end": place], "text": "//\n"]
      client.notify(
        "textDocument/didChange",
        [
          "textDocument": ["uri": file("A.swift").absoluteString, "version": version], "contentChanges": [change],
        ])
    }
    if isJSON { insert("first", version: 2) } else { client.send(Data("Content-Length: 1\r\n\r\n{".utf8)) }
    #expect(try client.diagnostics(of: file("A.swift")).isEmpty)
    insert(0, version: 3)
    for line in 3...5 { #expect(try client.actions(in: file("A.swift"), line: line, toEnd: true).isEmpty) }
    client.change(file("A.swift"), "//\n" + Self.model, version: 4)
    insert(0, version: 5)
    let action = try #require(try client.actions(in: file("A.swift"), line: 5, toEnd: true).first)
    let fixed = text(action, file("A.swift"), "//\n//\n" + Self.model)
    #expect(fixed.contains("deinit") && parses(fixed), "\(fixed)")
  }

  /// A file that is not open is edited only if the linter has seen its text.
  @Test func aFileThatChangedOnDiskIsNotEdited() throws {
    try folder.write("A.swift", Self.model)
    let client = try LanguageClient(folders: [folder.url], capabilities: Self.withoutVersions)
    _ = try client.diagnostics(of: file("A.swift"))
    client.open(file("A.swift"), Self.model)
    let action = try #require(try client.actions(in: file("A.swift"), line: 3, toEnd: true).first)
    let edit = action["edit"] as? LanguageClient.Object
    #expect(edit?["documentChanges"] == nil)
    #expect((edit?["changes"] as? LanguageClient.Object)?.keys.first == file("A.swift").absoluteString)
    client.close(file("A.swift"))
    // The client asks about a document that is not open.
    #expect(try client.actions(in: file("A.swift"), line: 3, toEnd: true).isEmpty)
  }

  private static var withoutVersions: LanguageClient.Object {
    [
      "general": ["positionEncodings": ["utf-8"]],
      "textDocument": ["codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": [String]()]]]],
    ]
  }

  /// A configuration that cannot be read leaves findings in that nobody wants.
  @Test func aMistakeInTheConfigurationPermitsNoActions() throws {
    try folder.write(".observer-lint.json", "{ \"rules\": 7 }")
    let client = try LanguageClient(folders: [folder.url])
    client.open(file("A.swift"), Self.model)
    #expect(try client.actions(in: file("A.swift"), line: 3, toEnd: true).isEmpty)
  }
}
