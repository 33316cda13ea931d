import ObserverLint

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A guess at the meaning of a PATH that does not exist.
enum OperandHint {
  /// The error about a command of another tool that stands in the place of a PATH; nil where a file has that name.
  static func advice(forFirstOf operands: [PathBytes]) -> String? {
    guard let word = operands.first?.description, let advice = MissingOption.advice(for: word),
      access(word, F_OK) != 0
    else { return nil }
    return "unknown command '\(word)'\(advice)"
  }

  /// Prints the first guess at a path that a report has a problem with: further words may belong to the first.
  static func print(for paths: [PathBytes], _ report: LintReport) {
    let failed = Set(report.problems.map(\.path))
    if let hint = paths.lazy.filter(failed.contains).compactMap(hint).first {
      StandardStreams.complain("note: \(hint)")
    }
  }

  /// Nil where nothing is near.
  static func hint(for operand: PathBytes) -> String? {
    let text = PlainText.line(operand.description)
    if let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...]), line > 0 {
      return "'\(Tool.name) --inspect \(text)' explains that line"
    }
    if text.contains("/") || text.contains(".") { return nil }
    if RulePage.all.contains(where: { $0.id == text }) {
      return "'\(Tool.name) rules \(text)' prints the page of that rule"
    }
    let commands = Subcommand.named.map(\.rawValue)
    return NearestName.of(text, among: commands).map { "did you mean '\(Tool.name) \($0)'?" }
  }
}
