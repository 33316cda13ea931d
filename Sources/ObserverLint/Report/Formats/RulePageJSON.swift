extension RulePage {
  /// All pages as a JSON document.
  package static func json(_ pages: [RulePage]) -> [UInt8] {
    var json = JSONWriter()
    json.array(pages) { json, page in
      json.object { json in
        json.member("rule", page.id)
        json.member("severity", page.defaultSeverity.rawValue)
        json.member("summary", page.summary)
        json.member("markdown", page.markdown)
      }
    }
    json.newline()
    return json.bytes
  }
}
