import ObserverLint

/// `observer-lint --inspect FILE:LINE`
struct InspectCommand {
  private let request: LintRequest
  private let stdinPath: PathBytes?
  private let file: PathBytes
  private let line: Int

  init(_ raw: RawArguments) throws(UsageError) {
    request = try LintRequest(raw)
    if raw.has(.onlyRule) {
      throw UsageError("'--inspect' says what all rules think of a place; it goes with no '--only-rule'")
    }
    stdinPath = raw.last(.stdinPath)
    if !raw.operands.isEmpty {
      throw UsageError("'--inspect' takes no PATH; what is read around its file is said by '--scope'")
    }
    guard let given = raw.last(.inspect), let place = Self.place(given) else {
      throw UsageError("'--inspect' takes FILE:LINE, a file's path and the number of a line")
    }
    (file, line) = place
  }

  /// `FILE:LINE`, or `FILE:LINE:COLUMN` as compilers print it.
  private static func place(_ given: PathBytes) -> (PathBytes, Int)? {
    guard let (path, last) = splitNumber(given) else { return nil }
    return splitNumber(path) ?? (path, last)
  }

  private static func splitNumber(_ text: PathBytes) -> (PathBytes, Int)? {
    guard let colon = text.bytes.lastIndex(of: UInt8(ascii: ":")), colon > 0,
      let number = Int(String(decoding: text.bytes[(colon + 1)...], as: UTF8.self)), number > 0
    else { return nil }
    return (PathBytes(Array(text.bytes[..<colon])), number)
  }

  func run() -> Int32 {
    var request = request
    if let stdinPath {
      guard let text = try? StandardStreams.readInput() else { return ExitStatus.failed }
      request.overlay[stdinPath] = text
    }
    let report = inspect(request, file: file, line: line)
    Complaints.print(report.problems)
    let written = StandardStreams.print(report.lines.map { $0 + "\n" }.joined())
    return report.problems.isEmpty ? written : ExitStatus.failed
  }
}
