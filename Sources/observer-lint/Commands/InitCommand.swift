import ObserverLint

/// `observer-lint init`
struct InitCommand {
  init(_ raw: RawArguments) throws(UsageError) {
    if !raw.operands.isEmpty {
      throw UsageError("'init' takes no PATH: it writes .observer-lint.json in the current folder")
    }
  }

  func run() -> Int32 {
    let first = FirstConfiguration()
    let path = PlainText.line(first.path.description)
    if first.exists {
      StandardStreams.complain("error: \(path): exists already; edit it, or move it away")
      return ExitStatus.failed
    }
    do {
      try FileReplacement.write(first.text, to: first.path, replacing: .nothing)
    } catch {
      StandardStreams.complain("error: \(path): \(error.explanation)")
      return ExitStatus.failed
    }
    return StandardStreams.print((["wrote \(path)"] + first.notes).map { $0 + "\n" }.joined())
  }
}
