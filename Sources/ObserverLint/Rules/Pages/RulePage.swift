/// The page of a rule: its subject, the reason and the remedy.
package struct RulePage: Sendable {
  package let id: String
  package let markdown: String

  package static let all = RulePages.all.map { RulePage(id: $0.id, markdown: $0.markdown) }

  /// The first paragraph below the heading, on one line.
  package var summary: String {
    let lines = markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let text = lines.drop { $0.hasPrefix("#") || $0.allSatisfy(\.isWhitespace) }
    return text.prefix { !$0.allSatisfy(\.isWhitespace) }.joined(separator: " ")
  }

  /// The summary, and the first paragraph about the harm that a finding does.
  package var description: String {
    let lines = markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let section = lines.drop { $0 != "## Why it is a bug" }.dropFirst().drop { $0.allSatisfy(\.isWhitespace) }
    return "\(summary) \(section.prefix { !$0.allSatisfy(\.isWhitespace) }.joined(separator: " "))"
  }

  /// The address of the page.
  package var address: String { Self.address(of: id) }

  package static func address(of rule: String) -> String { "\(Tool.home)/blob/main/Rules/\(rule).md" }

  /// The first severity on the page. Some findings of the rule have another one, as the page says.
  package var defaultSeverity: Severity {
    let start = "Default severity: "
    let line = markdown.split(whereSeparator: \.isNewline).first { $0.hasPrefix(start) } ?? ""
    return Severity(rawValue: String(line.dropFirst(start.count).prefix { $0.isLetter })) ?? .warning
  }
}
