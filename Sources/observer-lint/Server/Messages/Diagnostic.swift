import ObserverLint

/// A finding, or a mistake in a configuration, as an editor shows it.
struct Diagnostic: Equatable {
  struct Related: Equatable {
    var address: String
    var range: TextRange
    var message: String
  }

  var range: TextRange
  var severity: Severity
  /// The rule. Nil for a mistake in a configuration.
  var rule: String?
  var message: String
  var related: [Related] = []

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("range") { range.write(to: &$0) }
      json.member("severity", number)
      if let rule {
        json.member("code", rule)
        json.member("codeDescription") { $0.object { $0.member("href", RulePage.address(of: rule)) } }
      }
      json.member("source", Tool.name)
      json.member("message", message)
      if !related.isEmpty {
        json.member("relatedInformation") { json in
          json.array(related) { json, related in
            json.object { json in
              json.member("location") { json in
                json.object { json in
                  json.member("uri", related.address)
                  json.member("range") { related.range.write(to: &$0) }
                }
              }
              json.member("message", related.message)
            }
          }
        }
      }
    }
  }

  private var number: Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}

extension Diagnostic {
  /// - Parameter address: returns the address of a file that evidence lies in. Nil: the client shows no evidence.
  init(_ finding: LocatedFinding, _ encoding: PositionEncoding, address: ((PathBytes) -> String)?) {
    range = TextRange(
      finding.place.position(encoding),
      encoding.position(line: finding.endLine, column: finding.endColumn, in: finding.endLineText))
    severity = finding.severity
    rule = finding.rule
    message = finding.help.isEmpty ? finding.message : "\(finding.message)\n\(finding.help)"
    guard let address else { return }
    related = finding.related.map { related in
      let place = related.place.position(encoding)
      return Related(
        address: address(related.place.path), range: TextRange(place, place), message: related.message)
    }
  }

  /// A mistake in a configuration. It marks its line, or the first line if it has no line.
  init(_ problem: Problem) {
    let line = (problem.line ?? 1) - 1
    range = TextRange(
      Position(line: line, character: 0), Position(line: line, character: problem.line == nil ? 0 : Int(Int32.max)))
    severity = .error
    // The message begins with the line, which the editor shows by itself.
    message = problem.line == nil ? problem.message : String(problem.message.drop { $0 != ":" }.dropFirst(2))
  }
}

extension LocatedPlace {
  func position(_ encoding: PositionEncoding) -> Position {
    encoding.position(line: line, column: column, in: text)
  }
}
