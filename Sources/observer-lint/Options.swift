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
      meaning: "The format of the report (default: text). Repeatable, if all but one have an --output."),
    Option(
      name: .format, value: "text|json|markdown", meaning: "With 'rules': the format of the pages (default: text).",
      subcommands: [.rules]),
    Option(
      name: .output, value: "FILE",
      meaning:
        "Write the --format before it to FILE, and not to standard output, which is -. Without --format the name decides: "
        + "json for .json, sarif for .sarif and .sarif.json, text for other names."),
    Option(
      name: .notes, value: nil, meaning: "Show notes, too. Without it, text counts notes and xcode leaves them out."),
    Option(
      name: .statistics, value: nil, meaning: "With text: count the findings of each rule, and show none."),
    Option(
      name: .failLevel, value: "error|warning|note|never",
      meaning: "The lowest severity that makes the exit status 1 (default: warning)."),
    Option(
      name: .scope, value: "DIR",
      meaning: "Read the files in DIR, and not the project around each PATH."),
    Option(
      name: .include, value: "GLOB",
      meaning: "Read only files that match, or that lie in a folder that matches. Written as in .gitignore. Repeatable."
    ),
    Option(name: .exclude, value: "GLOB", meaning: "Do not read files and folders that match. Repeatable."),
    Option(
      name: .config, value: "FILE",
      meaning: "Use FILE as the configuration of all files, and not the nearest .observer-lint.json upwards."),
    Option(name: .noConfig, value: nil, meaning: "Read no configuration."),
    Option(
      name: .onlyRule, value: "RULE",
      meaning:
        "Report the findings of RULE only, even if the configuration has it off. Repeatable. The linter does not look "
        + "for what only other rules need, unless a comment or a probe's report needs it."),
    Option(
      name: .printConfig, value: "FILE",
      meaning: "Print the settings for FILE and the files that they come from. Lint nothing."),
    Option(
      name: .baseline, value: "FILE",
      meaning: "Report only findings that are not in FILE, which --write-baseline wrote."),
    Option(
      name: .writeBaseline, value: "FILE",
      meaning: "Record the findings in FILE, for --baseline. Report nothing."),
    Option(
      name: .pruneBaseline, value: nil,
      meaning: "With --baseline: remove entries that match nothing any more from FILE, and follow moved files."),
    Option(
      name: .probeReport, value: "DIR",
      meaning: "Say which findings the runtime probe confirms, and report leaks that only the probe saw. DIR is the "
        + "report_dir of its LEAKPROBE_OPTIONS. With --inspect: say what the probe saw on the line. Repeatable."),
    Option(
      name: .since, value: "REV",
      meaning:
        "Report only findings with a line that is new or changed since the git revision REV, in their statement or "
        + "in a statement that they name. The whole program is still read."),
    Option(
      name: .addSuppressions, value: "REASON",
      meaning: "Write a comment with REASON at each finding that text would show. The comment suppresses the finding. "
        + "Report nothing."),
    Option(name: .stdinPath, value: "PATH", meaning: "Lint standard input as the text of PATH."),
    Option(
      name: .fix, value: nil,
      meaning: "Apply the safe fixes, lint again until none is left, and report the remaining findings."),
    Option(
      name: .unsafeFixes, value: nil, meaning: "With --fix or --diff: also apply fixes that need a person's eye."),
    Option(
      name: .diff, value: nil,
      meaning: "Print the fixes as a patch for git apply, and not the report. Change no file."),
    Option(
      name: .style, value: FixStyle.allCases.map(\.rawValue).joined(separator: "|"),
      meaning:
        "The form of fixes: Foundation's token, a descriptor of NotificationDescriptors, or a typed message, which only "
        + "the help shows (default: a descriptor if the target imports that library, else a token)."),
    Option(
      name: .inspect, value: "FILE:LINE",
      meaning: "Explain a place: what the linter knows, and why each rule reported or stayed silent."),
    Option(name: .help, value: nil, meaning: "Print this help.", subcommands: Subcommand.allCases),
    Option(name: .version, value: nil, meaning: "Print the version.", subcommands: Subcommand.allCases),
  ]
}
