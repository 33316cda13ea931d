/// The document that shields.io draws a badge from: https://shields.io/badges/endpoint-badge
struct BadgeReport {
  private let report: LintReport

  init(_ report: LintReport) { self.report = report }

  func rendered() -> [UInt8] {
    let (message, color) = verdict
    var json = JSONWriter()
    json.object { json in
      json.member("schemaVersion", 1)
      json.member("label", Tool.name)
      json.member("message", message)
      json.member("color", color)
      if !report.problems.isEmpty { json.member("isError", true) }
    }
    json.newline()
    return json.bytes
  }

  private var verdict: (message: String, color: String) {
    if !report.problems.isEmpty { return ("failed", "lightgrey") }
    let counts = [
      (report.summary.errors, "error", "red"), (report.summary.warnings, "warning", "orange"),
      (report.summary.notes, "note", "blue"),
    ].filter { $0.0 > 0 }
    guard let gravest = counts.first else { return ("no findings", "brightgreen") }
    return (counts.map { Counted.text($0.0, $0.1) }.joined(separator: ", "), gravest.2)
  }
}
