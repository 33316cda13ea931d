/// For people: each error and warning with its line, a caret and the evidence; notes as a count, as old code has many.
struct TextReport {
  private let report: LintReport
  private let style: ReportStyle

  init(_ report: LintReport, _ style: ReportStyle) {
    self.report = report
    self.style = style
  }

  func rendered() -> [UInt8] {
    var text = ""
    for finding in report.findings where style.showsNotes || finding.severity > .note {
      text += entry(finding)
      text += "\n"
    }
    text += notesByRule()
    text += total()
    return Array(text.utf8)
  }

  private func entry(_ finding: LocatedFinding) -> String {
    let place = finding.place
    var text = heading(place, finding.severity, "\(finding.message) (\(finding.rule))")
    let endColumn = finding.endLine == place.line ? finding.endColumn : nil
    if let excerpt = SourceExcerpt(place, endColumn: endColumn) {
      text += excerpt.rendered { paint($0, .green) }
    }
    for related in finding.related {
      text += heading(related.place, .note, related.message)
      if let excerpt = SourceExcerpt(related.place, endColumn: related.place.column) {
        text += excerpt.rendered { paint($0, .green) }
      }
    }
    for (index, line) in finding.help.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !finding.help.isEmpty {
      // Help may show code; its lines stand below each other.
      text += "\(index == 0 ? paint("help:", .cyan) : "     ") \(PlainText.line(String(line)))\n"
    }
    return text
  }

  private func heading(_ place: LocatedPlace, _ severity: Severity, _ message: String) -> String {
    let location = "\(PlainText.line(place.path.description)):\(place.line):\(place.column):"
    let color: Color =
      switch severity {
      case .error: .red
      case .warning: .yellow
      case .note: .cyan
      }
    return "\(paint(location, .bold)) \(paint("\(severity.rawValue):", color)) \(PlainText.line(message))\n"
  }

  private func notesByRule() -> String {
    if style.showsNotes || report.summary.notes == 0 { return "" }
    var counts: [String: Int] = [:]
    for finding in report.findings where finding.severity == .note { counts[finding.rule, default: 0] += 1 }
    var text = "Notes, which --notes shows:\n"
    for (rule, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      text += "  \(count) \(rule)\n"
    }
    return text
  }

  private func total() -> String {
    func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
    let summary = report.summary
    var found = [counted(summary.errors, "error"), counted(summary.warnings, "warning")]
    found.append(counted(summary.notes, "note"))
    if summary.suppressed > 0 { found.append("\(summary.suppressed) suppressed") }
    let read = "\(counted(summary.files, "file")), \(counted(summary.lines, "line")) read"
    return "\(found.joined(separator: ", ")); \(read)\n"
  }

  private enum Color: String {
    case bold = "1"
    case red = "1;31"
    case green = "1;32"
    case yellow = "1;33"
    case cyan = "1;36"
  }

  private func paint(_ text: String, _ color: Color) -> String {
    style.usesColor ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }
}
