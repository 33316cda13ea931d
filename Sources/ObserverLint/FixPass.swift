/// Fixes that are made together, and what they were made for.
struct FixPass {
  /// A finding that is fixed.
  struct Made {
    /// The number of the finding in the report before the pass.
    let finding: Int
    let path: PathBytes
    let rule: String
    let line: Int
    let severity: Severity
    /// The files that the fix changes.
    let files: [PathBytes]
    fileprivate let range: Range<Int>
  }

  /// The edits of each file.
  private(set) var edits: [PathBytes: [Edit]] = [:]
  private(set) var made: [Made] = []
  /// The places where findings began before the pass.
  private let starts: Starts

  var isEmpty: Bool { made.isEmpty }

  /// - Parameter fixes: the fix of each finding; nil for a finding that is not to be fixed.
  init(_ report: LintReport, _ fixes: [Fix?]) {
    var selection = FixSelection()
    for (index, fix) in fixes.enumerated() {
      guard let fix else { continue }
      let range = report.findings[index].range
      let grounds = [range] + report.findings[index].related.map(\.range)
      guard selection.add(fix, grounds: grounds) else { continue }
      made.append(
        Made(
          finding: index, path: report.files[range.file].path, rule: report.findings[index].rule,
          line: report.findings[index].place.line, severity: report.findings[index].severity,
          files: Set(fix.edits.map(\.range.file)).sorted().map { report.files[$0].path },
          range: range.start..<range.end))
    }
    for (file, edits) in Dictionary(grouping: selection.edits, by: \.range.file) {
      self.edits[report.files[file].path] = edits
    }
    starts = Starts(report.findings.map { (report.files[$0.range.file].path, $0.rule, $0.range.start) })
  }

  /// The fixed findings that the same rule still reports at the same place of the edited text.
  func unfinished(in report: LintReport) -> [Made] {
    let found = Starts(report.findings.map { (report.files[$0.range.file].path, $0.rule, $0.range.start) })
    let doubtful = made.filter { found.has($0) }
    if doubtful.isEmpty { return [] }
    let fixed = Starts(made.map { ($0.path, $0.rule, $0.range.lowerBound) })
    let moves = edits.mapValues { EditedOffsets($0) }
    return doubtful.filter { finding in
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

  /// Returns true if a finding of the rule begins anywhere in the file.
  func has(_ finding: FixPass.Made) -> Bool { offsets[finding.path]?[finding.rule] != nil }

  func count(like finding: FixPass.Made, in range: Range<Int>) -> Int {
    guard let starts = offsets[finding.path]?[finding.rule] else { return 0 }
    return starts.partitioningIndex { $0 >= range.upperBound } - starts.partitioningIndex { $0 >= range.lowerBound }
  }
}
