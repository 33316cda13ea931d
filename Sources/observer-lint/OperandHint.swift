import ObserverLint

/// A guess at the meaning of a PATH that does not exist.
enum OperandHint {
  /// Nil where nothing is near.
  static func hint(for operand: PathBytes) -> String? {
    let text = PlainText.line(operand.description)
    if let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...]), line > 0 {
      return "'\(Tool.name) --inspect \(text)' says what is known of that line"
    }
    if text == "help" { return "'\(Tool.name) --help' prints the help" }
    if text == "version" { return "'\(Tool.name) --version' prints the version" }
    if text.contains("/") || text.contains(".") { return nil }
    let commands = Subcommand.allCases.map(\.rawValue).filter { !$0.isEmpty }
    return NearestName.of(text, among: commands).map { "did you mean '\(Tool.name) \($0)'?" }
  }
}
