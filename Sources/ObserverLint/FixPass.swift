/// Fixes that are made together, and what they were made for.
struct FixPass {
  /// A finding that is fixed.
  struct Made {
    let path: PathBytes
    let rule: String
    let line: Int
    let severity: Severity
    fileprivate let range: Range<Int>
  }

  /// The edits of each file.
  private(set) var edits: [PathBytes: [Edit]] = [:]
  /// The files of each fix that is made; those of the first are of `made`'s first.
  private(set) var files: [[PathBytes]] = []
  private(set) var made: [Made] = []
  /// The places where findings began before the pass.
  private let starts: Starts

  var isEmpty: Bool { made.isEmpty }

  init(_ report: LintReport, _ fixes: [(finding: LocatedFinding, fix: Fix)]) {
    let (chosen, edits) = EditApplication.compatible(
      fixes.map { ($0.fix, [$0.finding.range] + $0.finding.related.map(\.range)) })
    self.edits = Dictionary(grouping: edits) { report.files[$0.range.file].path }
    starts = Starts(report.findings.map { (report.files[$0.range.file].path, $0.rule, $0.range.start) })
    for (finding, fix) in chosen.map({ fixes[$0] }) {
      let path = report.files[finding.range.file].path
      made.append(
        Made(
          path: path, rule: finding.rule, line: finding.place.line, severity: finding.severity,
          range: finding.range.start..<finding.range.end))
      files.append(Set(fix.edits.map(\.range.file)).sorted().map { report.files[$0].path })
    }
  }

  /// The fixed findings that the same rule still reports at the same place of the edited text.
  func unfinished(in report: LintReport) -> [Made] {
    let found = Starts(report.findings.map { (report.files[$0.range.file].path, $0.rule, $0.range.start) })
    let fixed = Starts(made.map { ($0.path, $0.rule, $0.range.lowerBound) })
    let moves = edits.mapValues { EditedOffsets($0) }
    return made.filter { finding in
      let place = moves[finding.path]?.range(of: finding.range) ?? finding.range
      let others = starts.count(like: finding, in: finding.range) - fixed.count(like: finding, in: finding.range)
      return found.count(like: finding, in: place) > others
    }
  }
}

/// The places where findings begin, in order, by file and rule.
private struct Starts {
  private var offsets: [PathBytes: [String: [Int]]] = [:]

  init(_ findings: [(path: PathBytes, rule: String, start: Int)]) {
    for finding in findings { offsets[finding.path, default: [:]][finding.rule, default: []].append(finding.start) }
    offsets = offsets.mapValues { $0.mapValues { $0.sorted() } }
  }

  func count(like finding: FixPass.Made, in range: Range<Int>) -> Int {
    guard let starts = offsets[finding.path]?[finding.rule] else { return 0 }
    return starts.partitioningIndex { $0 >= range.upperBound } - starts.partitioningIndex { $0 >= range.lowerBound }
  }
}
