/// Places that several rules report: a dropped token, for example, of a registration that a view makes on each appearance.
extension [Finding] {
  /// The findings, with a warning as a note if it stands beside an error. Whoever fixes the error looks at the call anyway,
  /// so the error shows the evidence of the warning, too.
  func withOneAlarmPerPlace() -> [Finding] {
    var errors: [SourceRange: Int] = [:]
    for (index, finding) in enumerated() where finding.severity == .error { errors[finding.range] = index }
    var result = self
    for (index, finding) in enumerated() where finding.severity == .warning {
      guard let error = errors[finding.range] else { continue }
      result[index].severity = .note
      result[index].help = "`\(self[error].rule)` is an error of the same call; \(finding.help)"
      result[error].related += finding.related
    }
    return result
  }
}
