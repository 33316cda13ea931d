import ObserverLint

/// `observer-lint server`: the language server, on standard input and output.
struct ServerCommand {
  private let request: LintRequest

  init(_ raw: RawArguments) throws(UsageError) {
    try OptionConflict.check(raw)
    if !raw.operands.isEmpty { throw UsageError("'server' takes no PATH: the editor names the folders") }
    var request = try LintRequest(raw)
    try request.addStyle(raw)
    request.proposesFixes = true
    // Each folder of the workspace is the current folder of its files.
    request.configuration = request.configuration.located(in: Folder.current())
    self.request = request
  }

  func run() -> Int32 {
    if Complaints.refuse(request) { return ExitStatus.failed }
    Allocation.keepLargeBlocks()
    var server = LanguageServer(request)
    var reader = MessageReader()
    while true {
      while let item = reader.next() {
        server.take(item)
        if let status = server.exitStatus {
          _ = send(&server)
          return status
        }
      }
      // A stream of input does not keep the lint away.
      if server.waitingTime == 0 { server.lint() }
      if !send(&server) { return ExitStatus.failed }
      if StandardStreams.waitForInput(atMost: server.waitingTime) {
        let piece = StandardStreams.readPiece()
        if piece.isEmpty { return server.exitStatusAtEnd }
        reader.append(piece)
      } else {
        server.lint()
      }
    }
  }

  /// Returns false if nobody reads standard output any more.
  private func send(_ server: inout LanguageServer) -> Bool {
    let bytes = server.takeOutput()
    return bytes.isEmpty || StandardStreams.send(bytes)
  }
}
