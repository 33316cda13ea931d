/// The report for people: each error and warning with its line, a caret and the evidence. It counts notes, because old
/// code has many. Help and lines of evidence that several findings share appear once, at the first finding.
struct TextReport {
  private let report: LintReport
  private let style: ReportStyle

  init(_ report: LintReport, _ style: ReportStyle) {
    self.report = report
    self.style = style
  }

  func rendered() -> [UInt8] {
    var text = ""
    if style.showsStatistics {
      text = statistics()
    } else {
      text = entries(report.findings)
      if !style.isQuiet { text += notesByRule() }
    }
    // Where nothing could be read, zeros would look like a clean program.
    let isRead = report.summary.files > 0 || report.problems.isEmpty
    if !style.isQuiet, isRead { text += prose(total()) + fixable() }
    return Array(text.utf8)
  }

  /// The difference to an earlier report of the same files: the findings that came, and those that went.
  func rendered(since earlier: LintReport) -> [UInt8] {
    let (old, new) = (Set(earlier.findings.map(\.fingerprint)), Set(report.findings.map(\.fingerprint)))
    let came = report.findings.filter { !old.contains($0.fingerprint) && isShown($0) }
    let gone = earlier.findings.filter { !new.contains($0.fingerprint) && isShown($0) }
    var text = entries(came)
    for finding in gone { text += heading(finding.place, "gone:", .green, finding.message, rule: finding.rule) }
    if !gone.isEmpty { text += "\n" }
    if !style.isQuiet {
      text += prose("\(Counted.text(came.count, "new finding")), \(gone.count) gone. Now: \(total())")
    }
    return Array(text.utf8)
  }

  private func isShown(_ finding: LocatedFinding) -> Bool { style.showsNotes || finding.severity > .note }

  private func entries(_ findings: [LocatedFinding]) -> String {
    var text = ""
    var said = Said()
    for finding in findings where isShown(finding) { text += entry(finding, &said) + "\n" }
    if said.isRepeated, !style.isQuiet {
      text += prose("Each help text appears once, at its first finding; '\(Tool.name) rules RULE' says more.")
    }
    return text
  }

  /// The texts that earlier findings have shown.
  private struct Said {
    private var texts: Set<String> = []
    private var evidence: Set<String> = []
    private(set) var isRepeated = false

    /// Returns true if the source line behind a piece of evidence was not shown.
    mutating func isNewEvidence(_ line: String) -> Bool { evidence.insert(line).inserted }

    /// Returns true if no finding has shown this help.
    mutating func isNew(_ text: String) -> Bool {
      let isNew = texts.insert(text).inserted
      if !isNew { isRepeated = true }
      return isNew
    }
  }

  private func entry(_ finding: LocatedFinding, _ said: inout Said) -> String {
    let place = finding.place
    var text = heading(
      place, "\(finding.severity.rawValue):", color(finding.severity), finding.message, rule: finding.rule)
    text += excerpt(place, endColumn: finding.endLine == place.line ? finding.endColumn : nil)
    for related in finding.related {
      let line = heading(related.place, "note:", color(.note), related.message)
      text += line
      if said.isNewEvidence(line) { text += excerpt(related.place, endColumn: related.place.column) }
    }
    if !finding.advice.isEmpty, said.isNew(finding.advice) {
      for (index, line) in finding.advice.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        // Help may show code; its lines stand below each other.
        text += labelled(index == 0 ? "help:" : "     ", PlainText.line(String(line)))
      }
    }
    if let obstacle = finding.obstacle?.reason {
      text += labelled("fix:", "none is offered: \(PlainText.line(obstacle))")
    }
    for fix in finding.fixes {
      let option = fix.safety == .safe ? "--fix" : "--unsafe-fixes"
      text += labelled("fix:", "\(PlainText.line(fix.title)) (\(option))")
    }
    return text
  }

  private func excerpt(_ place: LocatedPlace, endColumn: Int?) -> String {
    SourceExcerpt(place, endColumn: endColumn, width: style.width)?.rendered { paint($0, .green) } ?? ""
  }

  private func heading(
    _ place: LocatedPlace, _ word: String, _ color: Color, _ message: String, rule: String? = nil
  ) -> String {
    var line = ProseLine()
    line.append(whole: "\(PlainText.path(place.path)):\(place.line):\(place.column):") { paint($0, .bold) }
    line.append(" ")
    line.append(word) { paint($0, color) }
    line.append(" \(PlainText.line(message))")
    if let rule {
      line.append(" (")
      line.append(rule, link)
      line.append(")")
    }
    return line.rendered(width: style.width)
  }

  /// A line behind a word that says what it is.
  private func labelled(_ label: String, _ text: String) -> String {
    var line = ProseLine()
    if label.hasPrefix(" ") { line.append(whole: label) } else { line.append(label) { paint($0, .cyan) } }
    line.append(whole: " ")
    line.append(text)
    return line.rendered(width: style.width, indent: label.utf8.count + 1)
  }

  private func prose(_ text: String) -> String { ProseLine(text).rendered(width: style.width) }

  /// OSC 8: terminals show the text, and lead to the address.
  private func link(_ rule: String) -> String {
    style.usesLinks ? "\u{1B}]8;;\(RulePage.address(of: rule))\u{1B}\\\(rule)\u{1B}]8;;\u{1B}\\" : rule
  }

  private func color(_ severity: Severity) -> Color {
    switch severity {
    case .error: .red
    case .warning: .yellow
    case .note: .cyan
    }
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

  /// A line for each rule and severity, the most frequent first.
  private func statistics() -> String {
    let rows = RuleStatistics(report.findings).rows
    let width = rows.map { "\($0.findings)".utf8.count }.max() ?? 0
    return rows.map { row in
      let number = "\(row.findings)"
      let blank = String(repeating: " ", count: width - number.utf8.count)
      let severity = paint(row.severity.rawValue, color(row.severity))
      return "\(blank)\(number) \(severity) \(link(row.rule)) in \(Counted.text(row.files, "file"))\n"
    }.joined()
  }

  private func total() -> String {
    let summary = report.summary
    return "\(summary.counts); \(Counted.text(summary.files, "file")), \(Counted.text(summary.lines, "line")) read"
  }

  /// The numbers of findings that have a fix. Notes that the report does not show are counted apart.
  private func fixable() -> String {
    func isSafe(_ finding: LocatedFinding) -> Bool { finding.fixes.contains { $0.safety == .safe } }
    let shown = style.showsStatistics ? report.findings : report.findings.filter(isShown)
    let safe = shown.count(where: isSafe)
    let unsafe = shown.count { !$0.fixes.isEmpty } - safe
    let notes = report.findings.count(where: isSafe) - safe
    var parts: [String] = []
    if safe > 0 { parts.append("\(safe) can be fixed with --fix") }
    if unsafe > 0 { parts.append("\(unsafe) \(safe > 0 ? "more" : "can be fixed") with --fix --unsafe-fixes") }
    let first = parts.joined(separator: ", ")
    if notes == 0 { return first.isEmpty ? "" : prose(first) }
    let last = "--fix \(safe > 0 ? "also fixes" : "fixes") \(Counted.text(notes, "note"))"
    return prose(first.isEmpty ? last : "\(first); \(last)")
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
