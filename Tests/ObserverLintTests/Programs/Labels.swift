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

/// What the comments at the ends of lines ask for: `// expect: rule, rule` and `// allow: rule`.
struct Labels: Sendable {
  private(set) var expected: Set<LabelledLine> = []
  private(set) var allowed: Set<LabelledLine> = []

  mutating func read(_ text: String, file: String) {
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: Self.endsLine).enumerated() {
      for rule in Self.rules(behind: "// expect: ", in: line) {
        expected.insert(LabelledLine(file: file, line: index + 1, rule: rule))
      }
      for rule in Self.rules(behind: "// allow: ", in: line) {
        allowed.insert(LabelledLine(file: file, line: index + 1, rule: rule))
      }
    }
  }

  /// What differs from the labels, one line each: findings that nobody asked for, and those that are missing.
  func differences(from report: LintReport) -> [String] {
    let found = Set(
      report.findings.map { LabelledLine(file: $0.place.path.description, line: $0.place.line, rule: $0.rule) })
    let missing = expected.subtracting(found).map { ($0, "missing") }
    let wrong = found.subtracting(expected).subtracting(allowed).map { ($0, "not expected") }
    return (missing + wrong).sorted { $0.0 < $1.0 }.map { "\($0): \($1)" }
  }

  private static func endsLine(_ character: Character) -> Bool {
    character == "\n" || character == "\r\n" || character == "\r"
  }

  private static func rules(behind marker: String, in line: Substring) -> [String] {
    guard let start = line.firstRange(of: marker)?.upperBound else { return [] }
    let list = line[start...].prefix { $0 == "," || $0 == " " || $0 == "_" || $0.isLowercase }
    return list.split { $0 == "," || $0 == " " }.map(String.init)
  }
}
