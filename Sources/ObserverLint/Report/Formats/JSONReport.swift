/// The document that `Rules/schema/report.schema.json` describes: everything, whatever the other formats leave out.
struct JSONReport {
  static let schemaVersion = 1

  private let report: LintReport
  private let style: ReportStyle

  init(_ report: LintReport, _ style: ReportStyle) {
    self.report = report
    self.style = style
  }

  /// The document, but for what `drain` was given of it.
  func rendered(drain: (([UInt8]) -> Void)? = nil) -> [UInt8] {
    var json = JSONWriter(drain: drain)
    json.object { json in
      json.member("schemaVersion", Self.schemaVersion)
      json.member("tool") { json in
        json.object { json in
          json.member("name", Tool.name)
          json.member("version", Tool.version)
        }
      }
      if style.showsStatistics {
        json.member("statistics") { $0.array(RuleStatistics(report.findings).rows) { write($1, to: &$0) } }
      } else {
        json.member("findings") { $0.array(report.findings) { write($1, to: &$0) } }
      }
      if let fixed = report.fixed { json.member("fixed") { $0.array(fixed) { write($1, to: &$0) } } }
      // What could not be read belongs here too: whoever reads the document does not see standard error.
      json.member("diagnostics") { json in
        let all = (report.diagnostics + report.problems).sorted { ($0.path, $0.message) < ($1.path, $1.message) }
        json.array(all) { json, problem in
          json.object { json in
            path(problem.path, to: &json)
            json.member("message", problem.message)
          }
        }
      }
      json.member("summary") { summary(to: &$0) }
    }
    json.newline()
    return json.bytes
  }

  private func write(_ row: RuleStatistics.Row, to json: inout JSONWriter) {
    json.object { json in
      json.member("rule", row.rule)
      json.member("severity", row.severity.rawValue)
      json.member("findings", row.findings)
      json.member("files", row.files)
    }
  }

  private func write(_ fixed: FixedFindings, to json: inout JSONWriter) {
    json.object { json in
      path(fixed.path, to: &json)
      json.member("rule", fixed.rule)
      json.member("count", fixed.count)
    }
  }

  private func write(_ finding: LocatedFinding, to json: inout JSONWriter) {
    json.object { json in
      json.member("rule", finding.rule)
      json.member("severity", finding.severity.rawValue)
      place(finding.place, to: &json)
      json.member("endLine", finding.endLine)
      json.member("endColumn", finding.endColumn)
      json.member("message", finding.message)
      json.member("help", finding.help)
      json.member("fingerprint", finding.fingerprint)
      json.member("related") { json in
        json.array(finding.related) { json, related in
          json.object { json in
            place(related.place, to: &json)
            json.member("message", related.message)
          }
        }
      }
      if let evidence = finding.runTime {
        json.member("runTime") { json in
          json.object { json in
            json.member("status", evidence.status.rawValue)
            json.member("count", evidence.count)
            json.member("processes", evidence.processes)
            json.member("states") { json in
              json.object { json in
                for state in RunTimeEvidence.State.allCases {
                  if let count = evidence.states[state] { json.member(state.rawValue, count) }
                }
              }
            }
          }
        }
      }
      json.member("fixes") { json in
        json.array(finding.fixes) { json, fix in write(fix, to: &json) }
      }
    }
  }

  private func write(_ fix: LocatedFix, to json: inout JSONWriter) {
    json.object { json in
      json.member("title", fix.title)
      json.member("safety", fix.safety.rawValue)
      json.member("edits") { json in
        json.array(fix.edits) { json, edit in
          json.object { json in
            place(edit.place, to: &json)
            json.member("endLine", edit.endLine)
            json.member("endColumn", edit.endColumn)
            json.member("replacement", edit.replacement)
          }
        }
      }
    }
  }

  private func place(_ place: LocatedPlace, to json: inout JSONWriter) {
    path(place.path, to: &json)
    json.member("line", place.line)
    json.member("column", place.column)
  }

  private func path(_ path: PathBytes, to json: inout JSONWriter) {
    json.member("path", path.description)
    if !path.isUTF8 { json.member("pathBase64", Base64.encode(path.bytes)) }
  }

  private func summary(to json: inout JSONWriter) {
    let summary = report.summary
    json.object { json in
      json.member("files", summary.files)
      json.member("lines", summary.lines)
      json.member("errors", summary.errors)
      json.member("warnings", summary.warnings)
      json.member("notes", summary.notes)
      json.member("suppressed", summary.suppressed)
      json.member("baselined", summary.baselined)
      json.member("seconds", seconds: summary.seconds)
    }
  }
}
