/// For people: each error and warning with its line, a caret and the evidence; notes as a count, as old code has many. What
/// is said of every finding of a kind is said of the first.
struct TextReport {
  private let report: LintReport
  private let style: ReportStyle

  init(_ report: LintReport, _ style: ReportStyle) {
    self.report = report
    self.style = style
  }

  func rendered() -> [UInt8] {
    if style.showsStatistics { return Array((statistics() + total() + fixable()).utf8) }
    var text = ""
    var said = Said()
    for finding in report.findings where style.showsNotes || finding.severity > .note {
      text += entry(finding, &said)
      text += "\n"
    }
    if said.isRepeated {
      text += "Help is shown once, at the first finding that it fits; '\(Tool.name) rules RULE' says more.\n"
    }
    text += notesByRule()
    text += total()
    text += fixable()
    return Array(text.utf8)
  }

  /// The texts that earlier findings have shown.
  private struct Said {
    private var texts: Set<String> = []
    private(set) var isRepeated = false

    mutating func isNew(_ text: String) -> Bool {
      let isNew = texts.insert(text).inserted
      if !isNew { isRepeated = true }
      return isNew
    }
  }

  private func entry(_ finding: LocatedFinding, _ said: inout Said) -> String {
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
    if !finding.advice.isEmpty, said.isNew(finding.advice) {
      for (index, line) in finding.advice.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        // Help may show code; its lines stand below each other.
        text += "\(index == 0 ? paint("help:", .cyan) : "     ") \(PlainText.line(String(line)))\n"
      }
    }
    if let obstacle = finding.obstacle, said.isNew("\(finding.rule) \(obstacle)") {
      text += "\(paint("fix:", .cyan)) none is offered: \(PlainText.line(obstacle))\n"
    }
    for fix in finding.fixes {
      let option = fix.safety == .safe ? "--fix" : "--unsafe-fixes"
      text += "\(paint("fix:", .cyan)) \(PlainText.line(fix.title)) (\(option))\n"
    }
    return text
  }

  private func heading(_ place: LocatedPlace, _ severity: Severity, _ message: String) -> String {
    let location = "\(PlainText.path(place.path)):\(place.line):\(place.column):"
    let word = paint("\(severity.rawValue):", color(severity))
    return "\(paint(location, .bold)) \(word) \(PlainText.line(message))\n"
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
    struct Kind: Hashable {
      var rule: String
      var severity: Severity
    }
    var counts: [Kind: (findings: Int, files: Set<PathBytes>)] = [:]
    for finding in report.findings {
      let kind = Kind(rule: finding.rule, severity: finding.severity)
      counts[kind, default: (0, [])].findings += 1
      counts[kind, default: (0, [])].files.insert(finding.place.path)
    }
    let sorted = counts.sorted {
      ($1.value.findings, $0.key.rule, $1.key.severity) < ($0.value.findings, $1.key.rule, $0.key.severity)
    }
    let width = sorted.map { "\($0.value.findings)".utf8.count }.max() ?? 0
    return sorted.map { kind, count in
      let number = "\(count.findings)"
      let blank = String(repeating: " ", count: width - number.utf8.count)
      let severity = paint(kind.severity.rawValue, color(kind.severity))
      return "\(blank)\(number) \(severity) \(kind.rule) in \(counted(count.files.count, "file"))\n"
    }.joined()
  }

  private func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }

  private func total() -> String {
    let summary = report.summary
    var found = [counted(summary.errors, "error"), counted(summary.warnings, "warning")]
    found.append(counted(summary.notes, "note"))
    if summary.suppressed > 0 { found.append("\(summary.suppressed) suppressed") }
    if summary.baselined > 0 { found.append("\(summary.baselined) in the baseline") }
    let read = "\(counted(summary.files, "file")), \(counted(summary.lines, "line")) read"
    return "\(found.joined(separator: ", ")); \(read)\n"
  }

  /// How many findings a fix is ready for, shown or not.
  private func fixable() -> String {
    let safe = report.findings.count { $0.fixes.contains { $0.safety == .safe } }
    let unsafe = report.findings.count { !$0.fixes.isEmpty } - safe
    if safe + unsafe == 0 { return "" }
    if unsafe == 0 { return "\(safe) can be fixed with --fix\n" }
    if safe == 0 { return "\(unsafe) can be fixed with --fix --unsafe-fixes\n" }
    return "\(safe) can be fixed with --fix, \(unsafe) more with --fix --unsafe-fixes\n"
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
