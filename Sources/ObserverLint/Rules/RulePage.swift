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

  /// All pages as a JSON document.
  package static func json(_ pages: [RulePage]) -> [UInt8] {
    var json = JSONWriter()
    json.array(pages) { json, page in
      json.object { json in
        json.member("rule", page.id)
        json.member("summary", page.summary)
        json.member("markdown", page.markdown)
      }
    }
    json.newline()
    return json.bytes
  }
}
