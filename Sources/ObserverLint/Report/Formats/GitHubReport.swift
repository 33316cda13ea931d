/// GitHub's workflow commands, which become annotations of the lines in a pull request. Notes appear if they are asked for,
/// because GitHub shows only a few annotations of each step.
struct GitHubReport {
  private let report: LintReport
  private let style: ReportStyle

  init(_ report: LintReport, _ style: ReportStyle) {
    self.report = report
    self.style = style
  }

  func rendered() -> [UInt8] {
    var text = ""
    for finding in report.findings where style.showsNotes || finding.severity > .note {
      let place = finding.place
      let path = style.usesAbsolutePaths ? place.path.resolved(in: report.currentFolder) : place.path
      text += "::\(command(finding.severity)) file=\(property(path.description)),line=\(place.line)"
      text += ",endLine=\(finding.endLine),col=\(place.column)"
      // GitHub takes columns only within one line.
      if finding.endLine == place.line { text += ",endColumn=\(finding.endColumn)" }
      text += ",title=\(property(finding.rule))::"
      text += message(finding.help.isEmpty ? finding.message : "\(finding.message)\n\(finding.help)") + "\n"
    }
    return Array(text.utf8)
  }

  private func command(_ severity: Severity) -> String { severity == .note ? "notice" : severity.rawValue }

  /// Writes characters that end a message as percent signs and digits. A property has more such characters.
  private func message(_ text: String) -> String { escaped(text) { "%\r\n".unicodeScalars.contains($0) } }

  private func property(_ text: String) -> String { escaped(text) { "%\r\n:,".unicodeScalars.contains($0) } }

  private func escaped(_ text: String, _ isSign: (Unicode.Scalar) -> Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if isSign(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "%" + String(repeating: "0", count: 2 - digits.utf8.count) + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return PlainText.line(result)
  }
}
