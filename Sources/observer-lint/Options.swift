import ObserverLint

/// The command's subcommands. Plain linting has no name of its own.
enum Subcommand: String, CaseIterable {
  case lint = ""
  case rules
  case initialize = "init"
  case completions
  case shadow
}

/// An option of the command line. Parsing, `--help`, completions and the hints for misspelt ones are all made from
/// `Option.all`.
struct Option {
  enum Name: String, CaseIterable {
    case format = "--format"
    case output = "--output"
    case notes = "--notes"
    case statistics = "--statistics"
    case failLevel = "--fail-level"
    case scope = "--scope"
    case include = "--include"
    case exclude = "--exclude"
    case config = "--config"
    case noConfig = "--no-config"
    case onlyRule = "--only-rule"
    case printConfig = "--print-config"
    case baseline = "--baseline"
    case writeBaseline = "--write-baseline"
    case pruneBaseline = "--prune-baseline"
    case since = "--since"
    case probeReport = "--probe-report"
    case addSuppressions = "--add-suppressions"
    case stdinPath = "--stdin-path"
    case fix = "--fix"
    case unsafeFixes = "--unsafe-fixes"
    case diff = "--diff"
    case style = "--style"
    case inspect = "--inspect"
    case help = "--help"
    case version = "--version"
  }

  let name: Name
  /// The name of its value; nil for an option without a value.
  let value: String?
  let meaning: String
  var subcommands: [Subcommand] = [.lint]

  static let all = [
    Option(
      name: .format, value: ReportFormat.allCases.map(\.rawValue).joined(separator: "|"),
      meaning: "How to write the report (default: text). Repeatable, each but one with an --output."),
    Option(
      name: .format, value: "text|json|markdown", meaning: "Of 'rules': how to write the pages (default: text).",
      subcommands: [.rules]),
    Option(
      name: .output, value: "FILE",
      meaning: "Write the --format before it to FILE, whole or not at all, instead of standard output. Without one the "
        + "name decides: json for .json, sarif for .sarif and .sarif.json, and else text."),
    Option(name: .notes, value: nil, meaning: "Show notes too, which text only counts and xcode leaves out."),
    Option(
      name: .statistics, value: nil, meaning: "With text: count the findings of each rule, and show none of them."),
    Option(
      name: .failLevel, value: "error|warning|note|never",
      meaning: "The least severity that makes the exit status 1 (default: warning)."),
    Option(
      name: .scope, value: "DIR",
      meaning: "Read DIR to know the whole program, instead of the project around each PATH."),
    Option(
      name: .include, value: "GLOB",
      meaning: "Read only files that match, or lie in a folder that does. Written as in .gitignore. Repeatable."),
    Option(name: .exclude, value: "GLOB", meaning: "Do not read files and folders that match. Repeatable."),
    Option(
      name: .config, value: "FILE",
      meaning: "Take FILE for the configuration of all files, instead of the nearest .observer-lint.json upwards."),
    Option(name: .noConfig, value: nil, meaning: "Read no configuration."),
    Option(
      name: .onlyRule, value: "RULE",
      meaning: "Report what RULE finds, though it may be off, and nothing else. Give it once for each rule. "
        + "What only other rules look at takes no time, unless a comment or a probe's report is held against it."),
    Option(
      name: .printConfig, value: "FILE",
      meaning: "Print what the configurations say of FILE, and where they stand, and lint nothing."),
    Option(
      name: .baseline, value: "FILE", meaning: "Report only what FILE, written by --write-baseline, does not know."),
    Option(
      name: .writeBaseline, value: "FILE",
      meaning: "Record in FILE what is found, so that it is known from now on, and report nothing."),
    Option(
      name: .pruneBaseline, value: nil,
      meaning: "With --baseline: remove from its FILE what matches nothing any more, and follow files that were moved."),
    Option(
      name: .probeReport, value: "DIR",
      meaning: "Say which findings the runtime probe confirms, and report what only it saw. DIR is the report_dir of "
        + "its LEAKPROBE_OPTIONS. Repeatable."),
    Option(
      name: .since, value: "REV",
      meaning: "Report only findings of which a line is new or changed since the git revision REV: of their statements "
        + "or of those that they name. The whole program is read all the same."),
    Option(
      name: .addSuppressions, value: "REASON",
      meaning: "Write a comment with REASON at each finding that text would show, which keeps it silent, and report "
        + "nothing."),
    Option(name: .stdinPath, value: "PATH", meaning: "Lint standard input as if it were the text of PATH."),
    Option(
      name: .fix, value: nil, meaning: "Apply the safe fixes, lint again until none is left, and report what remains."),
    Option(
      name: .unsafeFixes, value: nil, meaning: "With --fix or --diff: also the fixes that need a person's eye."),
    Option(
      name: .diff, value: nil,
      meaning: "Write no file, and print what --fix would do as a patch for git apply, in place of the report."),
    Option(
      name: .style, value: FixStyle.allCases.map(\.rawValue).joined(separator: "|"),
      meaning: "What fixes lead to: Foundation's token, a descriptor of NotificationDescriptors, or a typed message, "
        + "which is said in the help only (default: a descriptor where the target imports that library, else a token)."),
    Option(
      name: .inspect, value: "FILE:LINE",
      meaning: "Say what is known of a place, and why each rule fired there or kept silent."),
    Option(name: .help, value: nil, meaning: "Print this help.", subcommands: Subcommand.allCases),
    Option(name: .version, value: nil, meaning: "Print the version.", subcommands: Subcommand.allCases),
  ]
}
