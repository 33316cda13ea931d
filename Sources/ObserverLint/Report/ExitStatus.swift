/// The exit statuses that scripts check.
package enum ExitStatus {
  /// Nothing at or above the fail level.
  package static let clean: Int32 = 0
  package static let found: Int32 = 1
  /// The command could not do its work, or not all of it.
  package static let failed: Int32 = 2
}

extension LintReport {
  /// Nil as the level: no finding makes the command fail.
  package func exitStatus(failLevel: Severity?) -> Int32 {
    if !problems.isEmpty { return ExitStatus.failed }
    guard let failLevel else { return ExitStatus.clean }
    return findings.contains { $0.severity >= failLevel } ? ExitStatus.found : ExitStatus.clean
  }
}
