/// GitLab's code quality report, a part of Code Climate's format.
struct GitLabReport {
  private let report: LintReport

  init(_ report: LintReport) { self.report = report }

  func rendered() -> [UInt8] {
    var json = JSONWriter()
    json.array(report.findings) { json, finding in
      json.object { json in
        json.member("description", finding.message)
        json.member("check_name", finding.rule)
        json.member("fingerprint", finding.fingerprint)
        json.member("severity", severity(finding.severity))
        json.member("location") { json in
          json.object { json in
            json.member("path", finding.place.path.description)
            json.member("lines") { json in
              json.object { json in
                json.member("begin", finding.place.line)
                json.member("end", finding.endLine)
              }
            }
          }
        }
      }
    }
    json.newline()
    return json.bytes
  }

  private func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
