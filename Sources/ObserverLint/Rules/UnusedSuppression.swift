/// A comment that keeps a rule silent where the rule has nothing to say. Comments are no part of the linked program:
/// whoever applies them tells of those that do nothing.
struct UnusedSuppression: Rule {
  static let id = "unused_suppression"

  func findings(in linked: LinkedProgram) -> [Finding] { [] }

  func explanation(of call: CallID, in linked: LinkedProgram) -> Explanation? { nil }

  static func finding(file: Int, range: Range<Int>, message: String, help: String) -> Finding {
    Finding(
      rule: id, severity: .warning, range: SourceRange(file: file, start: range.lowerBound, end: range.upperBound),
      message: message, help: help,
      obstacle: Unfixable(.decisionOfPerson, "only its author knows what the comment was for"))
  }
}
