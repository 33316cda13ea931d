/// A rule's page: what it looks for, why, and what to do.
package struct RulePage: Sendable {
  package let id: String
  package let markdown: String

  package static let all = RulePages.all.map { RulePage(id: $0.id, markdown: $0.markdown) }

  /// The first line of text below the heading.
  package var summary: String {
    let lines = markdown.split(whereSeparator: \.isNewline)
    return lines.first { !$0.hasPrefix("#") && $0.contains { !$0.isWhitespace } }.map(String.init) ?? ""
  }
}
