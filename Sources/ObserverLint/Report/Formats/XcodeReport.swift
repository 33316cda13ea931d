/// The compiler's own shape, one line a finding, which Xcode shows in the editor.
struct XcodeReport {
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
      text += "\(PlainText.path(path)):\(place.line):\(place.column): \(finding.severity.rawValue): "
      text += "\(PlainText.line(finding.message)) (\(finding.rule))\n"
    }
    return Array(text.utf8)
  }
}
