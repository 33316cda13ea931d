/// Tables for a page, such as the summary that GitHub shows of a job.
struct MarkdownReport {
  private let report: LintReport
  private let style: ReportStyle

  /// Bytes. GitHub takes no longer summary than 1 MB, and several steps may share it.
  private static let longest = 500_000

  init(_ report: LintReport, _ style: ReportStyle) {
    self.report = report
    self.style = style
  }

  func rendered() -> [UInt8] {
    let summary = report.summary
    var text = "## \(Tool.name)\n\n\(summary.counts); \(Counted.text(summary.files, "file")) read.\n"
    text += rules() + findings() + problems()
    return Array(text.utf8)
  }

  private func rules() -> String {
    let rows = RuleStatistics(report.findings).rows.map { row in
      "| \(row.findings) | \(row.severity.rawValue) | \(link(row.rule)) | \(row.files) |\n"
    }
    if rows.isEmpty { return "" }
    return "\n| findings | severity | rule | files |\n| ---: | --- | --- | ---: |\n" + rows.joined()
  }

  private func findings() -> String {
    let shown = report.findings.filter { style.showsNotes || $0.severity > .note }
    if shown.isEmpty { return "" }
    var text = "\n| severity | place | finding |\n| --- | --- | --- |\n"
    for (index, finding) in shown.enumerated() {
      if text.utf8.count > Self.longest {
        return text + "\n\(Counted.text(shown.count - index, "more finding")) left out.\n"
      }
      let message = "\(Self.escaped(finding.message)) (\(link(finding.rule)))"
      text += "| \(finding.severity.rawValue) | \(place(finding.place)) | \(message) |\n"
    }
    return text
  }

  private func problems() -> String {
    if report.problems.isEmpty { return "" }
    return "\nThe linter could not do all of its work:\n\n"
      + report.problems.map { "- \(Self.escaped($0.path.description)): \(Self.escaped($0.message))\n" }.joined()
  }

  private func place(_ place: LocatedPlace) -> String {
    let text = Self.escaped("\(place.path):\(place.line)")
    guard let base = style.fileBase, !place.path.isAbsolute else { return text }
    return "[\(text)](\(base)/\(PercentEncoding.encode(place.path.bytes))#L\(place.line))"
  }

  private func link(_ rule: String) -> String { "[`\(rule)`](\(RulePage.address(of: rule)))" }

  /// Plain text in a cell of a table: signs that markdown or HTML would read become their numbers. GitHub looks for
  /// `@name` and `#123` after it has read the numbers, so a space of no width follows these two signs.
  private static func escaped(_ text: String) -> String {
    PlainText.line(text).unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "@", "#": result += "&#\(scalar.value);&#8203;"
      case "&", "<", ">", "|", "*", "_", "`", "[", "]", "\\", "~", "$", "!": result += "&#\(scalar.value);"
      case "\t": result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
