import ObserverLint

/// `observer-lint --print-config FILE`
struct PrintConfigCommand {
  private let request: LintRequest
  private let file: PathBytes

  init(_ raw: RawArguments) throws(UsageError) {
    request = try LintRequest(raw)
    guard let file = raw.last(.printConfig), file != "", raw.operands.isEmpty else {
      throw UsageError("'--print-config' takes the path of one file, and no other PATH")
    }
    self.file = file
  }

  func run() -> Int32 {
    if Complaints.refuse(request) { return ExitStatus.failed }
    let (text, problems) = printedConfiguration(request, file: file)
    Complaints.print(problems)
    let written = StandardStreams.print(text)
    return problems.isEmpty ? written : ExitStatus.failed
  }
}
