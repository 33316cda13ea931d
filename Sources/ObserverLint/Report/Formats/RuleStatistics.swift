/// The numbers of findings of each rule and severity, the most frequent first.
struct RuleStatistics {
  struct Row {
    var rule: String
    var severity: Severity
    var findings: Int
    var files: Int
  }

  let rows: [Row]

  init(_ findings: [LocatedFinding]) {
    struct Kind: Hashable {
      var rule: String
      var severity: Severity
    }
    var counts: [Kind: (findings: Int, files: Set<PathBytes>)] = [:]
    for finding in findings {
      let kind = Kind(rule: finding.rule, severity: finding.severity)
      counts[kind, default: (0, [])].findings += 1
      counts[kind, default: (0, [])].files.insert(finding.place.path)
    }
    rows = counts.map { kind, count in
      Row(rule: kind.rule, severity: kind.severity, findings: count.findings, files: count.files.count)
    }.sorted { ($1.findings, $0.rule, $1.severity) < ($0.findings, $1.rule, $0.severity) }
  }
}
