import ObserverLint

/// A rule on a line of a file.
struct LabelledLine: Hashable, Comparable, CustomStringConvertible, Sendable {
  var file: String
  var line: Int
  var rule: String

  var description: String { "\(file):\(line) \(rule)" }

  static func < (left: LabelledLine, right: LabelledLine) -> Bool {
    (left.file, left.line, left.rule) < (right.file, right.line, right.rule)
  }
}

/// The labels at the ends of lines: `// expect: rule, rule` and `// allow: rule`; with a severity in front,
/// `// expect: note rule`, for that too.
struct Labels: Sendable {
  private(set) var expected: Set<LabelledLine> = []
  private(set) var allowed: Set<LabelledLine> = []
  private(set) var severities: [LabelledLine: Severity] = [:]

  mutating func read(_ text: String, file: String) {
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: Self.endsLine).enumerated() {
      for rule in Self.rules(behind: "// expect: ", in: line) {
        let label = LabelledLine(file: file, line: index + 1, rule: rule.name)
        expected.insert(label)
        severities[label] = rule.severity
      }
      for rule in Self.rules(behind: "// allow: ", in: line) {
        allowed.insert(LabelledLine(file: file, line: index + 1, rule: rule.name))
      }
    }
  }

  /// The differences from the labels, one line each: findings without a label, and labels without a finding.
  func differences(from report: LintReport) -> [String] {
    let found = Set(
      report.findings.map { LabelledLine(file: $0.place.path.description, line: $0.place.line, rule: $0.rule) })
    let missing = expected.subtracting(found).map { ($0, "missing") }
    let wrong = found.subtracting(expected).subtracting(allowed).map { ($0, "not expected") }
    let misjudged = report.findings.compactMap { finding -> (LabelledLine, String)? in
      let label = LabelledLine(file: finding.place.path.description, line: finding.place.line, rule: finding.rule)
      guard let wanted = severities[label], wanted != finding.severity else { return nil }
      return (label, "\(finding.severity), not \(wanted)")
    }
    return (missing + wrong + misjudged).sorted { $0.0 < $1.0 }.map { "\($0): \($1)" }
  }

  private static func endsLine(_ character: Character) -> Bool {
    character == "\n" || character == "\r\n" || character == "\r"
  }

  private static func rules(behind marker: String, in line: Substring) -> [(name: String, severity: Severity?)] {
    guard let start = line.firstRange(of: marker)?.upperBound else { return [] }
    let list = line[start...].prefix { $0 == "," || $0 == " " || $0 == "_" || $0.isLowercase }
    return list.split(separator: ",").compactMap { item in
      let words = item.split(separator: " ").map(String.init)
      return words.last.map { ($0, words.count > 1 ? Severity(rawValue: words[0]) : nil) }
    }
  }
}
