import Foundation
import Testing

/// The beginning and the end of `observer-lint server`, and bytes that are no messages.
@Suite(
  .enabled(if: Program.observerLint != nil, "the command was not built beside these tests"), .timeLimit(.minutes(2)))
struct ServerHandshakeTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func code(_ answer: LanguageClient.Object) -> Int? {
    (answer["error"] as? LanguageClient.Object)?["code"] as? Int
  }

  @Test(arguments: [
    (["utf-16", "utf-8"], "utf-8"), (["utf-16", "utf-32"], "utf-16"), ([], "utf-16"),
  ])
  func theEncodingIsNegotiated(offered: [String], chosen: String) throws {
    let client = try LanguageClient(
      folders: [folder.url], capabilities: ["general": ["positionEncodings": offered]])
    #expect(client.serverCapabilities["positionEncoding"] as? String == chosen)
    let sync = client.serverCapabilities["textDocumentSync"] as? LanguageClient.Object
    #expect(sync?["openClose"] as? Bool == true)
    #expect(sync?["change"] as? Int == 2)
    // A client that takes no edits is offered none.
    #expect(client.serverCapabilities["codeActionProvider"] == nil)
  }

  @Test func requestsHaveTheirTurn() throws {
    let client = try LanguageClient()
    #expect(try code(client.answer("textDocument/codeAction", [:])) == -32002)
    #expect(try code(client.answer("shutdown", [:])) == -32002)
    _ = try client.request("initialize", ["capabilities": [String: Any]()])
    #expect(try code(client.answer("initialize", [:])) == -32600)
    #expect(try code(client.answer("textDocument/foldingRange", [:])) == -32601)
    #expect(try code(client.answer("textDocument/codeAction", [:])) == -32602)
    client.notify("$/cancelRequest", ["id": 7])
    client.notify("workspace/noSuchThing", [:])
    #expect(try client.request("shutdown", [:]) is NSNull)
    #expect(try code(client.answer("textDocument/codeAction", [:])) == -32600)
    client.notify("exit", [:])
    #expect(client.waitUntilExit() == 0)
    #expect(client.errorText == "")
  }

  @Test func withoutAShutdownTheStatusIsOne() throws {
    let exiting = try LanguageClient(folders: [folder.url])
    exiting.notify("exit", [:])
    #expect(exiting.waitUntilExit() == 1)
    let ending = try LanguageClient(folders: [folder.url])
    try ending.closeInput()
    #expect(ending.waitUntilExit() == 1)
    let beforeInitialize = try LanguageClient()
    beforeInitialize.notify("exit", [:])
    #expect(beforeInitialize.waitUntilExit() == 1)
  }

  @Test func theEndOfTheInputIsTheEnd() throws {
    let client = try LanguageClient(folders: [folder.url])
    _ = try client.request("shutdown", [:])
    try client.closeInput()
    #expect(client.waitUntilExit() == 0)
  }

  @Test func theLastRequestIsAnsweredAlsoIfTheEndComesWithIt() throws {
    let client = try LanguageClient(folders: [folder.url])
    client.send(
      LanguageClient.frame(["jsonrpc": "2.0", "id": "last", "method": "shutdown"])
        + LanguageClient.frame(LanguageClient.notification("exit", [:])))
    #expect(try client.next()["id"] as? String == "last")
    #expect(client.waitUntilExit() == 0)
  }

  @Test func aClientThatDiesEndsTheServer() throws {
    try folder.write("A.swift", ConfigurationTests.leak)
    let client = try LanguageClient(in: folder.url)
    _ = try client.request(
      "initialize",
      ["processId": NSNull(), "rootUri": folder.url.absoluteString, "capabilities": LanguageClient.capabilities])
    try client.closeOutput()
    // The server lints now, and has diagnostics for nobody.
    client.notify("initialized", [:])
    #expect(client.waitUntilExit() == 2)
  }

  private static let noMessages = [
    "{", "[1,", "no", "\u{0}\u{1}", "{\"jsonrpc\": \"2.0\", \"method\": 7, \"id\": 1}", "[]", "7", "{}",
    "{\"id\": {}, \"method\": \"shutdown\"}", String(repeating: "[", count: 5000),
  ]

  @Test(arguments: noMessages) func textThatIsNoMessageIsAnError(text: String) throws {
    let client = try LanguageClient(folders: [folder.url])
    client.send(Data("Content-Length: \(text.utf8.count)\r\n\r\n\(text)".utf8))
    let error = try client.next()
    #expect([-32700, -32600].contains(code(error)), "\(error)")
    #expect(try client.request("shutdown", [:]) is NSNull)
  }

  @Test(arguments: ["Content-Length: many\r\n\r\n", "Content-Type: x\r\n\r\n", "Content-Length: -5\r\n\r\n", "\r\n"])
  func aHeaderWithoutALengthEndsTheServer(header: String) throws {
    let client = try LanguageClient(folders: [folder.url])
    client.send(Data(header.utf8))
    #expect(try code(client.next()) == -32700)
    #expect(client.waitUntilExit() == 2)
    #expect(client.errorText.contains("Content-Length"))
  }

  /// Parameters that the methods do not expect.
  @Test func strangeParametersAreLeftOut() throws {
    let client = try LanguageClient(folders: [folder.url])
    let methods = [
      "initialized", "textDocument/didOpen", "textDocument/didChange", "textDocument/didClose", "textDocument/didSave",
      "workspace/didChangeWatchedFiles", "workspace/didChangeWorkspaceFolders",
    ]
    let strange: [Any] = [
      [Any](), NSNull(), 7, ["textDocument": 7], ["textDocument": ["uri": "untitled:1", "text": "let a = 1"]],
      ["textDocument": ["uri": "file://elsewhere/a.swift", "text": ""]], ["textDocument": ["uri": "", "version": 1.5]],
      ["textDocument": ["uri": "file:///%00"], "contentChanges": [["text": 7]]],
      ["event": ["added": [7], "removed": 7]],
    ]
    for method in methods {
      for params in strange {
        client.send(LanguageClient.frame(["jsonrpc": "2.0", "method": method, "params": params]))
      }
    }
    #expect(try client.request("shutdown", [:]) is NSNull)
    client.notify("exit", [:])
    #expect(client.waitUntilExit() == 0)
  }

  @Test func messagesComeInPieces() throws {
    let client = try LanguageClient()
    let initialize = LanguageClient.frame(
      ["jsonrpc": "2.0", "id": "first", "method": "initialize", "params": ["capabilities": [String: Any]()]])
    let shutdown = LanguageClient.frame(["jsonrpc": "2.0", "id": "last", "method": "shutdown"])
    for byte in initialize { client.send(Data([byte])) }
    #expect(try client.next()["id"] as? String == "first")
    client.send(
      Data("Content-Type: application/vscode-jsonrpc; charset=utf-8\r\n".utf8)
        + LanguageClient.frame(LanguageClient.notification("initialized", [:])) + shutdown)
    #expect(try client.next()["id"] as? String == "last")
  }

  @Test func theHelpNamesTheOptions() throws {
    let linter = try #require(Program.observerLint)
    let help = try Program(linter, ["server", "--help"])
    #expect(help.status == 0)
    for option in ["--config", "--no-config", "--only-rule", "--ignore", "--style"] {
      #expect(help.text.contains(option))
    }
    #expect(try Program(linter, ["help", "server"]).text == help.text)
    #expect(try Program(linter, ["server", "."]).status == 2)
    #expect(try Program(linter, ["server", "--fix"]).status == 2)
    #expect(try Program(linter, ["server", "--config", "missing.json"]).status == 2)
  }
}
