/// The Reviewdog Diagnostic Format, of which reviewdog makes comments of a review:
/// https://github.com/reviewdog/reviewdog/tree/master/proto/rdf
struct RDJSONReport {
  private let report: LintReport

  init(_ report: LintReport) { self.report = report }

  func rendered() -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("source") { json in
        json.object { json in
          json.member("name", Tool.name)
          json.member("url", Tool.home)
        }
      }
      json.member("diagnostics") { $0.array(report.findings) { write($1, to: &$0) } }
    }
    json.newline()
    return json.bytes
  }

  private func write(_ finding: LocatedFinding, to json: inout JSONWriter) {
    json.object { json in
      json.member("message", finding.help.isEmpty ? finding.message : "\(finding.message)\n\(finding.help)")
      json.member("severity", severity(finding.severity))
      json.member("code") { json in
        json.object { json in
          json.member("value", finding.rule)
          json.member("url", RulePage.address(of: finding.rule))
        }
      }
      json.member("location") { json in
        location(finding.place, endLine: finding.endLine, endColumn: finding.endColumn, to: &json)
      }
      if !finding.related.isEmpty {
        json.member("related_locations") { json in
          json.array(finding.related) { json, related in
            json.object { json in
              json.member("message", related.message)
              json.member("location") { location(related.place, endLine: nil, endColumn: nil, to: &$0) }
            }
          }
        }
      }
      if let edit = suggestion(for: finding) {
        json.member("suggestions") { json in
          json.array(CollectionOfOne(edit)) { json, edit in
            json.object { json in
              json.member("range") { range(edit.place, edit.endLine, edit.endColumn, to: &$0) }
              json.member("text", edit.replacement)
            }
          }
        }
      }
    }
  }

  /// A reviewer takes each suggestion by itself, so only a fix with one edit can be one.
  private func suggestion(for finding: LocatedFinding) -> LocatedEdit? {
    guard let fix = finding.fixes.first, fix.safety == .safe, fix.edits.count == 1, let edit = fix.edits.first,
      edit.place.path == finding.place.path
    else { return nil }
    return edit
  }

  private func location(_ place: LocatedPlace, endLine: Int?, endColumn: Int?, to json: inout JSONWriter) {
    json.object { json in
      json.member("path", place.path.description)
      json.member("range") { range(place, endLine, endColumn, to: &$0) }
    }
  }

  /// Columns count bytes of UTF-8 from 1, as the linter's do.
  private func range(_ place: LocatedPlace, _ endLine: Int?, _ endColumn: Int?, to json: inout JSONWriter) {
    json.object { json in
      json.member("start") { position(place.line, place.column, to: &$0) }
      if let endLine, let endColumn { json.member("end") { position(endLine, endColumn, to: &$0) } }
    }
  }

  private func position(_ line: Int, _ column: Int, to json: inout JSONWriter) {
    json.object { json in
      json.member("line", line)
      json.member("column", column)
    }
  }

  private func severity(_ severity: Severity) -> String { severity == .note ? "INFO" : severity.rawValue.uppercased() }
}
