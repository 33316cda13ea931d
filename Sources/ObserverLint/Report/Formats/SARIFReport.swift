/// SARIF 2.1.0, the standard for results of static analysis (OASIS), as code scanning services read it.
struct SARIFReport {
  private let report: LintReport
  /// The rules that the report tells of, each with the number that results name it by.
  private let rules: [RulePage]
  private let numbers: [String: Int]

  init(_ report: LintReport) {
    self.report = report
    rules = RulePage.all
    numbers = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
  }

  /// The document, but for what `drain` was given of it.
  func rendered(drain: (([UInt8]) -> Void)? = nil) -> [UInt8] {
    var json = JSONWriter(drain: drain)
    json.object { json in
      json.member(
        "$schema", "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
      json.member("version", "2.1.0")
      json.member("runs") { json in
        json.array(CollectionOfOne(report)) { json, _ in
          json.object { json in
            json.member("tool") { $0.object { $0.member("driver") { driver(to: &$0) } } }
            json.member("columnKind", "utf16CodeUnits")
            json.member("originalUriBaseIds") { json in
              json.object { json in
                json.member(Self.base) {
                  $0.object { $0.member("uri", "file://" + PercentEncoding.encode(report.currentFolder.bytes) + "/") }
                }
              }
            }
            json.member("invocations") { invocations(to: &$0) }
            json.member("results") { $0.array(report.findings) { result($1, to: &$0) } }
          }
        }
      }
    }
    json.newline()
    return json.bytes
  }

  private static let base = "SRCROOT"

  private func driver(to json: inout JSONWriter) {
    json.object { json in
      json.member("name", Tool.name)
      json.member("version", Tool.version)
      json.member("semanticVersion", Tool.version)
      json.member("informationUri", Tool.home)
      json.member("rules") { json in
        json.array(rules) { json, page in
          json.object { json in
            json.member("id", page.id)
            json.member("name", page.id)
            json.member("shortDescription") { content(page.summary, to: &$0) }
            json.member("fullDescription") { content(page.description, to: &$0) }
            json.member("helpUri", page.address)
            json.member("help") { json in
              json.object { json in
                json.member("text", page.markdown)
                json.member("markdown", page.markdown)
              }
            }
            json.member("defaultConfiguration") { json in
              json.object { $0.member("level", page.defaultSeverity.rawValue) }
            }
          }
        }
      }
    }
  }

  /// A `message` object. Its text can hold placeholders such as `{0}` for arguments, so section 3.11.5 of the standard
  /// doubles the braces that are none.
  private func message(_ text: String, to json: inout JSONWriter) {
    let escaped = text.unicodeScalars.reduce(into: String.UnicodeScalarView()) { result, scalar in
      if scalar == "{" || scalar == "}" { result.append(scalar) }
      result.append(scalar)
    }
    content(String(escaped), to: &json)
  }

  /// Text that takes no arguments: the description of a rule, or what a fix inserts.
  private func content(_ text: String, to json: inout JSONWriter) { json.object { $0.member("text", text) } }

  /// Writes failures and warnings as notifications of the run.
  private func invocations(to json: inout JSONWriter) {
    let notifications = report.problems.map { ("error", $0) } + report.diagnostics.map { ("warning", $0) }
    json.array(CollectionOfOne(notifications)) { json, notifications in
      json.object { json in
        json.member("executionSuccessful", report.problems.isEmpty)
        json.member("toolExecutionNotifications") { json in
          json.array(notifications) { json, notification in
            json.object { json in
              json.member("level", notification.0)
              json.member("message") { message(notification.1.message, to: &$0) }
              json.member("locations") { json in
                json.array(CollectionOfOne(notification.1.path)) { json, path in
                  json.object { json in
                    json.member("physicalLocation") { json in
                      json.object { $0.member("artifactLocation") { artifact(path, to: &$0) } }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }

  private func result(_ finding: LocatedFinding, to json: inout JSONWriter) {
    json.object { json in
      json.member("ruleId", finding.rule)
      if let number = numbers[finding.rule] { json.member("ruleIndex", number) }
      json.member("level", finding.severity.rawValue)
      json.member("message") { json in
        message(finding.help.isEmpty ? finding.message : "\(finding.message)\n\(finding.help)", to: &json)
      }
      json.member("locations") { json in
        json.array(CollectionOfOne(finding)) { json, finding in
          json.object { json in
            location(finding.place, to: &json) { json in
              json.member("endLine", finding.endLine)
              json.member("endColumn", finding.endUTF16Column)
            }
          }
        }
      }
      json.member("partialFingerprints") { json in
        json.object { $0.member("observerLintFingerprint/v1", finding.fingerprint) }
      }
      if !finding.fixes.isEmpty { json.member("fixes") { fixes(finding.fixes, to: &$0) } }
      if !finding.related.isEmpty {
        json.member("relatedLocations") { json in
          json.array(finding.related.enumerated()) { json, related in
            json.object { json in
              json.member("id", related.offset)
              location(related.element.place, to: &json) { _ in }
              json.member("message") { message(related.element.message, to: &$0) }
            }
          }
        }
      }
    }
  }

  private func fixes(_ fixes: [LocatedFix], to json: inout JSONWriter) {
    json.array(fixes) { json, fix in
      json.object { json in
        json.member("description") { message("\(fix.title) (\(fix.safety.rawValue))", to: &$0) }
        json.member("artifactChanges") { json in
          json.array(files(of: fix)) { json, path in
            json.object { json in
              json.member("artifactLocation") { artifact(path, to: &$0) }
              json.member("replacements") { json in
                json.array(fix.edits.filter { $0.place.path == path }) { replacement($1, to: &$0) }
              }
            }
          }
        }
      }
    }
  }

  /// In the order of the edits.
  private func files(of fix: LocatedFix) -> [PathBytes] {
    fix.edits.map(\.place.path).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private func replacement(_ edit: LocatedEdit, to json: inout JSONWriter) {
    json.object { json in
      json.member("deletedRegion") { json in
        json.object { json in
          json.member("startLine", edit.place.line)
          json.member("startColumn", edit.place.utf16Column)
          json.member("endLine", edit.endLine)
          json.member("endColumn", LocatedPlace.utf16Column(edit.endColumn, in: edit.endLineText))
        }
      }
      json.member("insertedContent") { content(edit.replacement, to: &$0) }
    }
  }

  private func location(_ place: LocatedPlace, to json: inout JSONWriter, end: (inout JSONWriter) -> Void) {
    json.member("physicalLocation") { json in
      json.object { json in
        json.member("artifactLocation") { artifact(place.path, to: &$0) }
        json.member("region") { json in
          json.object { json in
            json.member("startLine", place.line)
            json.member("startColumn", place.utf16Column)
            end(&json)
          }
        }
      }
    }
  }

  private func artifact(_ path: PathBytes, to json: inout JSONWriter) {
    json.object { json in
      if path.isAbsolute {
        json.member("uri", "file://" + PercentEncoding.encode(path.bytes))
      } else {
        json.member("uri", PercentEncoding.encode(path.bytes))
        json.member("uriBaseId", Self.base)
      }
    }
  }
}

extension LocatedPlace {
  /// The column as editors and code scanning services count: in UTF-16 code units, from 1.
  var utf16Column: Int { Self.utf16Column(column, in: text) }

  static func utf16Column(_ column: Int, in line: [UInt8]) -> Int {
    String(decoding: line.prefix(max(0, column - 1)), as: UTF8.self).utf16.count + 1
  }
}

extension LocatedFinding {
  var endUTF16Column: Int { LocatedPlace.utf16Column(endColumn, in: endLineText) }
}
