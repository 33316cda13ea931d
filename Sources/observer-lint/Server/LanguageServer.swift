import ObserverLint

/// A language server (LSP 3.17) that takes messages and has messages to send. It reads files, and writes none.
struct LanguageServer {
  private enum Phase {
    case waiting, running, ended
  }

  private var phase = Phase.waiting
  private var capabilities = ClientCapabilities()
  private var workspace: Workspace
  private var publisher = DiagnosticsPublisher()
  private var delay = LintDelay()
  /// Requests that get their answers after the next lint, with the versions of their documents.
  private var pending: [(id: RequestID, params: JSONValue, version: Int?)] = []
  /// The failures that the client was told.
  private var shownProblems: Set<String> = []
  private var output: [UInt8] = []
  /// Set when the client ends the server.
  private(set) var exitStatus: Int32?

  init(_ request: LintRequest) { workspace = Workspace(request) }

  /// The milliseconds to wait for input before the next lint. Nil: there is nothing to lint.
  var waitingTime: Int? { delay.rest() }

  /// The status if the input ends. An editor first asks the server to shut down.
  var exitStatusAtEnd: Int32 { phase == .ended ? 0 : 1 }

  /// The messages that were not sent yet.
  mutating func takeOutput() -> [UInt8] {
    defer { output = [] }
    return output
  }

  private mutating func send(_ message: OutgoingMessage) { output += message.bytes }

  // MARK: Messages

  mutating func take(_ item: MessageReader.Item) {
    let body: [UInt8]
    switch item {
    case .body(let bytes): body = bytes
    case .longBody:
      forgetTexts()
      return send(.failure(nil, .parseError, "the message is too long"))
    case .badHeader:
      // Where the next message begins is unknown. An editor starts the server again, and opens its documents.
      let explanation = "a header has no Content-Length that can be used"
      send(.failure(nil, .parseError, explanation))
      StandardStreams.complain("error: \(explanation), so the server ends")
      exitStatus = ExitStatus.failed
      return
    }
    let value: JSONValue
    do {
      value = try JSONReader.read(body, repairsText: true)
    } catch {
      forgetTexts()
      return send(.failure(nil, .parseError, "the message is not JSON: \(error.message)"))
    }
    guard let batch = value.array else { return take(IncomingMessage(value)) }
    if batch.isEmpty { send(.failure(nil, .invalidRequest, "the batch is empty")) }
    for value in batch { take(IncomingMessage(value)) }
  }

  private mutating func take(_ message: IncomingMessage) {
    switch message {
    case .response: break
    case .invalid(let id): send(.failure(id, .invalidRequest, "not a message of JSON-RPC 2.0"))
    case .notification("exit", _): exitStatus = exitStatusAtEnd
    case .notification(let method, let params): if phase == .running { take(method, params) }
    case .request(let id, let method, let params):
      switch (phase, method) {
      case (.waiting, "initialize"): initialize(id, params)
      case (.waiting, _): send(.failure(id, .serverNotInitialized, "the first request is 'initialize'"))
      case (.running, "shutdown"): shutDown(id)
      case (.running, "textDocument/codeAction"): askForActions(id, params)
      case (.running, "initialize"): send(.failure(id, .invalidRequest, "the server is initialized already"))
      case (.running, _): send(.failure(id, .methodNotFound, "the server has no '\(method)'"))
      case (.ended, _): send(.failure(id, .invalidRequest, "the server is shut down"))
      }
    }
  }

  private mutating func take(_ method: String, _ params: JSONValue?) {
    switch method {
    case "initialized": begin()
    case "textDocument/didOpen":
      guard let document = Document(params) else { return }
      workspace.open(document)
    case "textDocument/didChange": if !change(params) { return }
    case "textDocument/didClose":
      guard let address = params?["textDocument"]?["uri"]?.string else { return }
      workspace.close(address)
    case "textDocument/didSave", "workspace/didChangeWatchedFiles": workspace.lookAgain()
    case "workspace/didChangeWorkspaceFolders":
      for folder in params?["event"]?["removed"]?.array ?? [] {
        if let address = folder["uri"]?.string { workspace.removeFolder(address: address) }
      }
      addFolders(params?["event"]?["added"])
    default: return
    }
    delay.begin()
  }

  /// Returns false if the message names no open document.
  private mutating func change(_ params: JSONValue?) -> Bool {
    guard let document = params?["textDocument"], let address = document["uri"]?.string,
      workspace.documents[address] != nil
    else { return false }
    let values = params?["contentChanges"]?.array
    let changes = values?.compactMap { Document.Change($0) } ?? []
    if changes.count < values?.count ?? 1 {
      StandardStreams.complain(
        "error: a change of \(PlainText.line(address)) cannot be read; its saved text counts until it is opened again")
      workspace.forgetText(of: address)
      return true
    }
    return workspace.change(address, changes, version: document["version"]?.wholeNumber, capabilities.encoding)
  }

  /// A message is lost that may have changed any document.
  private mutating func forgetTexts() {
    if workspace.documents.isEmpty { return }
    StandardStreams.complain(
      "error: a message cannot be read; saved texts count until files are opened again")
    for address in workspace.documents.keys { workspace.forgetText(of: address) }
    if phase == .running { delay.begin() }
  }

  // MARK: Beginning and end

  private mutating func initialize(_ id: RequestID, _ params: JSONValue?) {
    phase = .running
    capabilities = ClientCapabilities(params?["capabilities"])
    if let folders = params?["workspaceFolders"], folders.array?.isEmpty == false {
      addFolders(folders)
    } else if let address = params?["rootUri"]?.string {
      workspace.addFolder(address: address)
    } else if let path = params?["rootPath"]?.string {
      workspace.addFolder(address: FileAddress.address(of: PathBytes(path)))
    }
    let capabilities = ServerCapabilities(capabilities)
    send(.response(id) { capabilities.write(to: &$0) })
  }

  private mutating func addFolders(_ folders: JSONValue?) {
    for folder in folders?.array ?? [] {
      if let address = folder["uri"]?.string { workspace.addFolder(address: address) }
    }
  }

  private mutating func begin() {
    if capabilities.watchesFiles {
      // Once, also if the client says twice that it is initialized.
      capabilities.watchesFiles = false
      send(.request(1, "client/registerCapability") { ServerCapabilities.writeWatchers(to: &$0) })
    }
  }

  private mutating func shutDown(_ id: RequestID) {
    for request in pending { send(.response(request.id) { $0.array([Int]()) { _, _ in } }) }
    pending = []
    delay.end()
    phase = .ended
    send(.response(id) { $0.null() })
  }

  // MARK: Lint

  /// Lints the programs that have changed, publishes what is new, and answers the requests that wait.
  mutating func lint() {
    delay.end()
    workspace.lint()
    publish()
    for request in pending { answer(request) }
    pending = []
  }

  private mutating func publish() {
    let (workspace, encoding) = (workspace, capabilities.encoding)
    let hasRelated = capabilities.hasRelatedInformation
    var found: [String: [Diagnostic]] = [:]
    workspace.visitFindings { file, finding, report in
      found[workspace.address(of: file), default: []].append(
        Diagnostic(
          finding, encoding,
          address: hasRelated ? { workspace.address(of: $0.resolved(in: report.currentFolder)) } : nil))
    }
    var problems: Set<String> = []
    for (file, problem) in workspace.problems {
      if problem.line != nil || file.name.elementsEqual(".observer-lint.json".utf8) {
        found[workspace.address(of: file), default: []].append(Diagnostic(problem))
      } else {
        problems.insert(PlainText.line("\(file): \(problem.message)"))
      }
    }
    // The places in a text that is not known are unknown, too.
    for document in workspace.documents.values where document.text == nil { found[document.address] = nil }
    let versions = workspace.documents.filter { $1.text != nil }.compactMapValues(\.version)
    for publication in publisher.publish(found, versions: versions) { send(publication.message()) }
    for problem in problems.subtracting(shownProblems).sorted() {
      send(
        .notification("window/showMessage") { json in
          json.member("type", 1)
          json.member("message", "\(Tool.name): \(problem)")
        })
    }
    shownProblems = problems
  }

  // MARK: Actions

  private mutating func askForActions(_ id: RequestID, _ params: JSONValue?) {
    guard let params, let address = params["textDocument"]?["uri"]?.string, TextRange(params["range"]) != nil else {
      return send(.failure(id, .invalidParams, "'textDocument' or 'range' is missing"))
    }
    let request = (id: id, params: params, version: workspace.documents[address]?.version)
    if delay.rest() == nil { return answer(request) }
    pending.append(request)
    delay.begin(isUrgent: true)
  }

  private mutating func answer(_ request: (id: RequestID, params: JSONValue, version: Int?)) {
    var actions: [CodeAction] = []
    let address = request.params["textDocument"]?["uri"]?.string ?? ""
    // The range of the request is a place in the version of then.
    if capabilities.hasCodeActionLiterals, let document = workspace.documents[address],
      document.text != nil, document.version == request.version,
      let range = TextRange(request.params["range"])
    {
      let only = request.params["context"]?["only"]?.array?.compactMap(\.string)
      actions = CodeActions(workspace: workspace, document: document, capabilities: capabilities)
        .actions(in: range, only: only)
    }
    let hasVersions = capabilities.hasDocumentChanges
    send(.response(request.id) { $0.array(actions) { $1.write(to: &$0, hasVersions: hasVersions) } })
  }
}
