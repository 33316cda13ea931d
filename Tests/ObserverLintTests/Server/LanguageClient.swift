import Foundation
import Testing

/// An editor's side of `observer-lint server`, over pipes.
final class LanguageClient {
  typealias Object = [String: Any]

  struct Closed: Error {}

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let errors = Pipe()
  private var received = Data()
  /// Messages that came before the answer that was waited for.
  private var waiting: [Object] = []
  private var lastID = 0
  private(set) var serverCapabilities: Object = [:]

  /// Capabilities of an editor that knows all that the server has.
  static var capabilities: Object {
    [
      "general": ["positionEncodings": ["utf-8", "utf-16"]],
      "textDocument": [
        "publishDiagnostics": ["relatedInformation": true],
        "codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": ["quickfix"]]]],
      ],
      "workspace": ["workspaceEdit": ["documentChanges": true]],
    ]
  }

  /// Starts the process, and sends nothing.
  init(_ arguments: [String] = [], in folder: URL? = nil) throws {
    let linter: URL = try #require(Program.observerLint)
    for pipe in [input, output, errors] {
      for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
        // A program that another test starts would hold the pipe open.
        try #require(fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC) == 0)
      }
    }
    process.executableURL = linter
    process.arguments = ["server"] + arguments
    process.currentDirectoryURL = folder
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
  }

  /// Starts the process, and initializes it with folders.
  convenience init(
    folders: [URL], capabilities: Object = LanguageClient.capabilities, _ arguments: [String] = []
  ) throws {
    try self.init(arguments, in: folders.first)
    let listed = folders.map { ["uri": $0.absoluteString, "name": $0.lastPathComponent] }
    let result = try request(
      "initialize",
      ["processId": NSNull(), "rootUri": NSNull(), "workspaceFolders": listed, "capabilities": capabilities])
    serverCapabilities = try #require((result as? Object)?["capabilities"] as? Object)
    notify("initialized", [:])
  }

  /// The threads that run tests block other signals, and the processes that they start do so, too.
  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  // MARK: Sending

  static func frame(_ message: Object) -> Data {
    // The message is made of strings, numbers, lists and dictionaries.
    let body = (try? JSONSerialization.data(withJSONObject: message)) ?? Data()
    return Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }

  static func notification(_ method: String, _ params: Object) -> Object {
    ["jsonrpc": "2.0", "method": method, "params": params]
  }

  func send(_ bytes: Data) { input.fileHandleForWriting.write(bytes) }

  func notify(_ method: String, _ params: Object) { send(Self.frame(Self.notification(method, params))) }

  func closeInput() throws { try input.fileHandleForWriting.close() }

  func closeOutput() throws { try output.fileHandleForReading.close() }

  /// Sends a request, and returns its answer, a result or an error. Other messages wait.
  func answer(_ method: String, _ params: Object) throws -> Object {
    lastID += 1
    let id = lastID
    send(Self.frame(["jsonrpc": "2.0", "id": id, "method": method, "params": params]))
    var others: [Object] = []
    defer { waiting += others }
    while true {
      let message = try read()
      if message["id"] as? Int == id, message["method"] == nil { return message }
      others.append(message)
    }
  }

  func request(_ method: String, _ params: Object) throws -> Any? {
    let answer = try answer(method, params)
    #expect(answer["error"] == nil, "\(answer)")
    return answer["result"]
  }

  // MARK: Receiving

  /// The next message, also one that waits.
  func next() throws -> Object { waiting.isEmpty ? try read() : waiting.removeFirst() }

  private func read() throws -> Object {
    while true {
      if let message = takeMessage() { return message }
      let piece = output.fileHandleForReading.availableData
      if piece.isEmpty { throw Closed() }
      received += piece
    }
  }

  private func takeMessage() -> Object? {
    guard let end = received.range(of: Data("\r\n\r\n".utf8)) else { return nil }
    let header = String(decoding: received[..<end.lowerBound], as: UTF8.self)
    guard let count = Int(header.dropFirst("Content-Length: ".count)), received.count - end.upperBound >= count else {
      return nil
    }
    let body = received[end.upperBound..<(end.upperBound + count)]
    received = Data(received[(end.upperBound + count)...])
    return (try? JSONSerialization.jsonObject(with: body)) as? Object
  }

  /// The messages up to the next lint, in which all changes are seen.
  func settle(_ file: URL) throws -> [Object] {
    _ = try actions(in: file, line: 0)
    defer { waiting = [] }
    return waiting
  }

  func waitUntilExit() -> Int32 {
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : -1
  }

  var errorText: String { String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self) }

  // MARK: Documents

  func open(_ file: URL, _ text: String, version: Int = 1) {
    notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": file.absoluteString, "languageId": "swift", "version": version, "text": text]])
  }

  static func change(_ file: URL, _ text: String, version: Int) -> Object {
    notification(
      "textDocument/didChange",
      [
        "textDocument": ["uri": file.absoluteString, "version": version],
        "contentChanges": [["text": text]],
      ])
  }

  func change(_ file: URL, _ text: String, version: Int) {
    send(Self.frame(Self.change(file, text, version: version)))
  }

  func close(_ file: URL) { notify("textDocument/didClose", ["textDocument": ["uri": file.absoluteString]]) }

  /// The diagnostics of the next publication about a file.
  func diagnostics(of file: URL) throws -> [Object] { try publication(of: file)["diagnostics"] as? [Object] ?? [] }

  func publication(of file: URL) throws -> Object {
    while true {
      let message = try next()
      guard message["method"] as? String == "textDocument/publishDiagnostics",
        let params = message["params"] as? Object, params["uri"] as? String == file.absoluteString
      else { continue }
      return params
    }
  }

  func actions(
    in file: URL, line: Int, character: Int = 0, only: [String]? = nil, toEnd: Bool = false
  ) throws -> [Object] {
    let start: Object = ["line": line, "character": character]
    let end: Object = toEnd ? ["line": line, "character": 1000] : start
    var context: Object = ["diagnostics": [Any]()]
    if let only { context["only"] = only }
    let result = try request(
      "textDocument/codeAction",
      ["textDocument": ["uri": file.absoluteString], "range": ["start": start, "end": end], "context": context])
    return result as? [Object] ?? []
  }
}

extension LanguageClient {
  /// A place as the protocol writes it.
  static func place(_ object: Any?) -> [Int] {
    let place = object as? Object
    return [place?["line"] as? Int ?? -1, place?["character"] as? Int ?? -1]
  }

  static func range(_ diagnostic: Object) -> [Int] {
    let range = diagnostic["range"] as? Object
    return place(range?["start"]) + place(range?["end"])
  }

  static func rules(_ diagnostics: [Object]) -> [String] { diagnostics.compactMap { $0["code"] as? String } }

  /// Applies the edits of an action to texts, by their addresses. Columns are bytes.
  static func apply(_ action: Object, to texts: [String: String]) -> [String: String] {
    var result = texts
    let edit = action["edit"] as? Object
    for file in edit?["documentChanges"] as? [Object] ?? [] {
      guard let address = (file["textDocument"] as? Object)?["uri"] as? String, let text = texts[address] else {
        continue
      }
      result[address] = apply(file["edits"] as? [Object] ?? [], to: text)
    }
    for (address, edits) in edit?["changes"] as? [String: [Object]] ?? [:] {
      if let text = texts[address] { result[address] = apply(edits, to: text) }
    }
    return result
  }

  private static func apply(_ edits: [Object], to text: String) -> String {
    let bytes = Array(text.utf8)
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(index + 1) }
    func offset(_ place: [Int]) -> Int { starts[place[0]] + place[1] }
    var result: [UInt8] = []
    var copied = 0
    for edit in edits.sorted(by: { range($0).lexicographicallyPrecedes(range($1)) }) {
      let range = range(edit)
      result += bytes[copied..<offset(Array(range[..<2]))] + (edit["newText"] as? String ?? "").utf8
      copied = offset(Array(range[2...]))
    }
    return String(decoding: result + bytes[copied...], as: UTF8.self)
  }
}
