import ObserverLint

/// An option of the command line. Parsing, `--help`, completions and the hints for misspelt ones are all made from
/// `Option.all`.
struct Option {
  enum Name: String, CaseIterable {
    case format = "--format"
    case output = "--output"
    case notes = "--notes"
    case quiet = "--quiet"
    case statistics = "--statistics"
    case color = "--color"
    case watch = "--watch"
    case timings = "--timings"
    case failLevel = "--fail-level"
    case maxWarnings = "--max-warnings"
    case scope = "--scope"
    case include = "--include"
    case exclude = "--exclude"
    case stdinPath = "--stdin-path"
    case showFiles = "--show-files"
    case jobs = "--jobs"
    case config = "--config"
    case noConfig = "--no-config"
    case printConfig = "--print-config"
    case onlyRule = "--only-rule"
    case ignore = "--ignore"
    case baseline = "--baseline"
    case writeBaseline = "--write-baseline"
    case pruneBaseline = "--prune-baseline"
    case since = "--since"
    case addSuppressions = "--add-suppressions"
    case probeReport = "--probe-report"
    case fix = "--fix"
    case unsafeFixes = "--unsafe-fixes"
    case diff = "--diff"
    case style = "--style"
    case showFixes = "--show-fixes"
    case exitNonZeroOnFix = "--exit-non-zero-on-fix"
    case inspect = "--inspect"
    case help = "--help"
    case version = "--version"
  }

  /// The groups of the help, in its order.
  enum Group: String, CaseIterable {
    case report = "Report"
    case status = "Exit status"
    case files = "Files"
    case rules = "Rules and configuration"
    case known = "Known findings and evidence"
    case fixes = "Fixes"
    case explanation = "Explanation"
    case other = "Other"
  }

  let name: Name
  /// A letter that stands for the name, behind one dash.
  var short: Character?
  /// Nil for an option without a value.
  var value: OptionValue?
  let group: Group
  let meaning: String
  var subcommands: [Subcommand] = [.lint]
  /// The names that ruff, SwiftLint and ripgrep have for the option, where they differ. `Docs/options.md` has them, too.
  var namesElsewhere: [String] = []

  /// The spellings of an option, as a person would type them.
  var spellings: [String] { (short.map { ["-\($0)"] } ?? []) + [name.rawValue] }
}
