import ObserverLint

/// `observer-lint --fix [PATH…]` and `observer-lint --diff [PATH…]`
struct FixCommand {
  private var request: FixRequest
  private let input: StandardInput?
  private let reporting: Reporting
  private let showsPatch: Bool
  private let listsFixes: Bool
  private let failsOnFix: Bool

  init(_ raw: RawArguments) throws(UsageError) {
    var lint = try LintRequest(raw)
    lint.baseline = try LintRequest.baseline(raw)
    lint.since = try LintRequest.since(raw)
    try lint.addStyle(raw)
    showsPatch = raw.has(.diff)
    if showsPatch, raw.values(.output).contains("-") || (raw.has(.format) && !raw.has(.output)) {
      throw UsageError("'--diff' prints a patch in place of the report; give the '--format' an '--output FILE'")
    }
    if showsPatch, raw.has(.exitNonZeroOnFix) {
      throw UsageError("'--exit-non-zero-on-fix' goes with '--fix'; '--diff' does so by itself")
    }
    listsFixes = raw.has(.showFixes)
    failsOnFix = raw.has(.exitNonZeroOnFix)
    reporting = try Reporting(raw)
    input = try StandardInput(raw, &lint)
    request = FixRequest(lint)
    request.includesUnsafe = raw.has(.unsafeFixes)
    request.writesFiles = !showsPatch && input == nil
    request.changesOverlayOnly = input != nil
  }

  func run() -> Int32 {
    var request = request
    if let input {
      guard (try? input.read(into: &request.lint)) != nil else { return ExitStatus.failed }
    }
    if Complaints.refuse(request.lint) { return max(printText(nil, request), ExitStatus.failed) }
    request.lint.times = reporting.times
    let progress = reporting.startProgress()
    request.lint.progress = progress?.tell
    Allocation.keepLargeBlocks()
    let result = applyFixes(request)
    progress?.end()
    let printed = showsPatch ? StandardStreams.print(patch(result.patch)) : printText(result, request)
    let unplaced: Reporting.Unplaced = showsPatch ? .nowhere : input == nil ? .standardOutput : .standardError
    if result.report.permitsWriting { tell(result) }
    if !result.patch.isEmpty, result.patchFolder != result.report.currentFolder {
      let folder = PlainText.line(result.patchFolder.description)
      reporting.tell("the paths of this patch begin at \(folder): apply it in that folder")
    }
    let written = reporting.write(result.report, unplaced: unplaced)
    reporting.complain(result.report)
    OperandHint.print(for: request.lint.paths, result.report)
    if !result.report.permitsWriting { LintCommand.tellThatNothingIsChanged(reporting) }
    reporting.tellTimes()
    return max(printed, written, status(of: result))
  }

  /// Prints the fixed text of standard input. An editor gets a text back even if the run failed.
  private func printText(_ result: FixReport?, _ request: FixRequest) -> Int32 {
    guard let input, !showsPatch else { return ExitStatus.clean }
    return StandardStreams.print(result?.overlay.values.first ?? request.lint.overlay[input.path] ?? [])
  }

  private func tell(_ result: FixReport) {
    if showsPatch, result.patch.isEmpty { return reporting.tell("no patch: \(reasonForNoPatch(result.report))") }
    let counts = "\(Counted.text(result.fixed, "finding")) in \(Counted.text(result.changedFiles.count, "file"))"
    if !showsPatch || listsFixes {
      reporting.tell("\(showsPatch ? "would fix" : "fixed") \(counts)\(bySeverity(result.severities))")
    }
    guard listsFixes else { return }
    for fixed in result.report.fixed ?? [] {
      reporting.tell("\(PlainText.line(fixed.path.description)): \(fixed.count) × \(fixed.rule)")
    }
  }

  private func reasonForNoPatch(_ report: LintReport) -> String {
    if report.findings.isEmpty { return "there are no findings" }
    if request.includesUnsafe { return "no finding has a fix" }
    let count = report.findings.count { !$0.fixes.isEmpty }
    return "no finding has a safe fix"
      + (count == 0 ? "" : "; --unsafe-fixes shows the unsafe fixes of \(Counted.text(count, "finding"))")
  }

  /// The severities of the fixed findings, because a report counts notes and does not show them.
  private func bySeverity(_ severities: [Severity]) -> String {
    let counts = Severity.allCases.reversed().compactMap { severity in
      let count = severities.count { $0 == severity }
      return count == 0 ? nil : Counted.text(count, severity.rawValue)
    }
    return counts.isEmpty ? "" : ": \(counts.joined(separator: ", "))"
  }

  private func status(of result: FixReport) -> Int32 {
    // A patch is the verdict on what can be fixed, and on nothing else.
    guard showsPatch else {
      let status = reporting.status(of: result.report)
      return failsOnFix && result.fixed > 0 ? max(status, ExitStatus.found) : status
    }
    if !result.report.problems.isEmpty { return ExitStatus.failed }
    return result.patch.isEmpty ? ExitStatus.clean : ExitStatus.found
  }

  private func patch(_ bytes: [UInt8]) -> [UInt8] {
    if !reporting.color.isOn { return bytes }
    return bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast().flatMap { line in
      guard let color = Self.color(ofPatchLine: line) else { return line + [UInt8(ascii: "\n")] }
      return Array("\u{1B}[\(color)m".utf8) + line + Array("\u{1B}[0m\n".utf8)
    }
  }

  /// The color of a line, as git shows it in a patch.
  private static func color(ofPatchLine line: ArraySlice<UInt8>) -> String? {
    if line.starts(with: "diff ".utf8) || line.starts(with: "--- ".utf8) || line.starts(with: "+++ ".utf8) {
      return "1"
    }
    switch line.first {
    case UInt8(ascii: "@"): return "36"
    case UInt8(ascii: "+"): return "32"
    case UInt8(ascii: "-"): return "31"
    default: return nil
    }
  }
}
