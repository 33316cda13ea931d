import ObserverLint

/// The text on standard input, which stands for a file.
struct StandardInput {
  let path: PathBytes

  /// Nil if standard input is not read. `request` gets the file among its paths.
  init?(_ raw: RawArguments, _ request: inout LintRequest) throws(UsageError) {
    let isOperand = raw.operands.contains("-")
    guard isOperand || raw.has(.stdinPath) else { return nil }
    request.paths.removeAll { $0 == "-" }
    if isOperand, !request.paths.isEmpty {
      throw UsageError("'-' is standard input; it cannot be combined with another PATH")
    }
    if let path = raw.last(.stdinPath) {
      if path == "" { throw UsageError("'--stdin-path' needs the name of a file") }
      self.path = path
    } else {
      // A text without a name is no part of the project: it may be a copy of a file of it.
      path = "<stdin>"
      request.readsPathsOnly = true
    }
    request.paths.append(path)
  }

  func read(into request: inout LintRequest) throws(UnreadableInput) {
    request.overlay[path] = try StandardStreams.readInput()
  }
}
