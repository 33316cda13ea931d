/// Numbers with their nouns, as in "1 file" and "2 files".
package enum Counted {
  package static func text(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}

extension LintSummary {
  /// The findings that are reported, by severity, and those that are not.
  var counts: String {
    var parts = [Counted.text(errors, "error"), Counted.text(warnings, "warning"), Counted.text(notes, "note")]
    // A report of nothing would look as if nothing had been found.
    if let recorded { parts = ["\(Counted.text(recorded, "finding")) recorded in the baseline"] }
    if suppressed > 0 { parts.append("\(suppressed) suppressed") }
    if baselined > 0, recorded == nil { parts.append("\(baselined) in the baseline") }
    return parts.joined(separator: ", ")
  }
}
