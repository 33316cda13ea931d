import ObserverLint

/// `observer-lint --inspect FILE:LINE`
struct InspectCommand {
  private let request: LintRequest
  private let stdinPath: PathBytes?
  private let file: PathBytes
  /// Nil: the lines that have something to explain are listed.
  private let line: Int?

  init(_ raw: RawArguments) throws(UsageError) {
    request = try LintRequest(raw)
    stdinPath = raw.last(.stdinPath)
    if !raw.operands.isEmpty {
      throw UsageError("'--inspect' takes no PATH; '--scope DIR' sets the folder to read")
    }
    guard let given = raw.last(.inspect), !given.bytes.isEmpty else {
      throw UsageError("'--inspect' takes FILE:LINE, a file's path and the number of a line")
    }
    (file, line) = Self.place(given)
    let parts = given.bytes.split(separator: UInt8(ascii: ":"))
    if line == nil, parts.count > 1, parts[parts.count - 2].reversed().starts(with: ".swift".utf8.reversed()) {
      throw UsageError("'\(given)' needs the number of a line after the colon; the first line is 1")
    }
  }

  /// `FILE:LINE`, or `FILE:LINE:COLUMN` or `FILE:LINE:COLUMN:` as compilers print it, or `FILE` alone.
  private static func place(_ given: PathBytes) -> (PathBytes, Int?) {
    let given = given.bytes.last == UInt8(ascii: ":") ? PathBytes(Array(given.bytes.dropLast())) : given
    guard let (path, last) = splitNumber(given) else { return (given, nil) }
    return splitNumber(path) ?? (path, last)
  }

  private static func splitNumber(_ text: PathBytes) -> (PathBytes, Int)? {
    guard let colon = text.bytes.lastIndex(of: UInt8(ascii: ":")), colon > 0,
      let number = Int(String(decoding: text.bytes[(colon + 1)...], as: UTF8.self)), number > 0
    else { return nil }
    return (PathBytes(Array(text.bytes[..<colon])), number)
  }

  func run() -> Int32 {
    if Complaints.refuse(request) { return ExitStatus.failed }
    var request = request
    if let stdinPath {
      guard let text = try? StandardStreams.readInput() else { return ExitStatus.failed }
      request.overlay[stdinPath] = text
    }
    let report = inspect(request, file: file, line: line)
    Complaints.print(report.problems)
    let width = StandardStreams.width
    let written = StandardStreams.print(
      report.lines.map { ProseLine($0).rendered(width: width, indent: $0.prefix { $0 == " " }.count + 2) }.joined())
    return report.problems.isEmpty ? written : ExitStatus.failed
  }
}
