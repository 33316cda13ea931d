/// An option that decides what a run does, and the options that such a run has no use for.
struct OptionConflict {
  private let decisive: Option.Name
  /// The action of the run, behind the name of the option.
  private let deed: String
  private let others: [Option.Name]

  static func check(_ raw: RawArguments) throws(UsageError) {
    for row in all where raw.has(row.decisive) {
      for name in row.others where raw.has(name) {
        throw UsageError("'\(row.decisive.rawValue)' \(row.deed); it cannot be combined with '\(name.rawValue)'")
      }
    }
  }

  private static let fixing: [Option.Name] = [.fix, .diff, .unsafeFixes, .style, .showFixes, .exitNonZeroOnFix]
  private static let recording: [Option.Name] = [.writeBaseline, .pruneBaseline, .addSuppressions]
  private static let reporting: [Option.Name] = [.format, .output, .statistics]
  /// Options that leave findings out.
  private static let choosing: [Option.Name] = [.baseline, .since, .onlyRule, .ignore]

  private static let all = [
    OptionConflict(
      decisive: .printConfig, deed: "prints settings and lints nothing",
      others: [.inspect, .showFiles, .watch, .timings, .stdinPath] + fixing + recording + reporting + choosing),
    OptionConflict(
      decisive: .inspect, deed: "explains what all rules think of a place, and reports nothing",
      others: [.showFiles, .watch, .timings] + fixing + recording + reporting + choosing),
    OptionConflict(
      decisive: .showFiles, deed: "prints the names of files and lints nothing",
      others: [.watch, .timings, .stdinPath, .baseline, .since] + fixing + recording + reporting),
    OptionConflict(
      decisive: .watch, deed: "prints text until it is stopped",
      others: [
        .fix, .diff, .unsafeFixes, .showFixes, .exitNonZeroOnFix, .stdinPath, .failLevel, .maxWarnings,
      ] + recording + reporting),
    OptionConflict(decisive: .fix, deed: "changes files so that findings go", others: recording),
    OptionConflict(decisive: .diff, deed: "says how files would change, and changes none", others: recording),
    OptionConflict(
      decisive: .addSuppressions, deed: "writes comments and reports nothing",
      others: [.stdinPath, .writeBaseline] + reporting),
    OptionConflict(decisive: .writeBaseline, deed: "records all findings", others: [.pruneBaseline] + choosing),
    OptionConflict(
      decisive: .pruneBaseline, deed: "asks all rules which entries still match", others: [.onlyRule, .ignore]),
    OptionConflict(decisive: .noConfig, deed: "reads no configuration", others: [.config]),
  ]
}
