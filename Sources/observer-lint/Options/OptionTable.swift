import ObserverLint

extension Option {
  /// The table of options.
  static let all = reports + statuses + files + rules + known + fixes + others

  private static let reports = [
    Option(
      name: .format, short: "f", value: .choice(name: "FORMAT", ReportFormat.allCases.map(\.rawValue)),
      group: .report, meaning: "The format of the report (default: text). Repeatable, if all but one have an --output.",
      namesElsewhere: ["--output-format", "--reporter", "--json", "--vimgrep"]),
    Option(
      name: .format, short: "f", value: .choice(name: "FORMAT", ["text", "json", "markdown"]), group: .report,
      meaning: "The format of the pages (default: text).", subcommands: [.rules]),
    Option(
      name: .output, short: "o", value: .file("FILE"), group: .report,
      meaning:
        "Write the --format before it to FILE, and not to standard output, which is -. Without --format the name decides: "
        + "json for .json, sarif for .sarif and .sarif.json, markdown for .md, text for other names.",
      namesElsewhere: ["--output-file"]),
    Option(
      name: .notes, group: .report,
      meaning: "Show notes, too. Without it, text counts notes, and xcode and markdown leave them out."),
    Option(
      name: .quiet, short: "q", group: .report,
      meaning: "Print findings and errors only: no counts, no notes about the run, no progress.",
      namesElsewhere: ["--no-messages"]),
    Option(
      name: .statistics, group: .report,
      meaning: "With text and json: count the findings of each rule, and show none.",
      namesElsewhere: ["--stats"]),
    Option(
      name: .color, value: .choice(name: "WHEN", ColorChoice.allCases.map(\.rawValue)), group: .report,
      meaning:
        "Color in text and in the patch of --diff (default: auto, on a terminal, unless NO_COLOR is set; FORCE_COLOR sets "
        + "always).", subcommands: [.lint, .rules]),
    Option(
      name: .watch, short: "w", group: .report,
      meaning: "Lint again each time a file changes, and show the findings that came and went."),
    Option(
      name: .timings, group: .report,
      meaning: "Print the time of each stage on standard error, and the speed of lexing. With --watch: for each round.",
      namesElsewhere: ["--benchmark"]),
  ]

  private static let statuses = [
    Option(
      name: .failLevel, value: .choice(name: "LEVEL", ["error", "warning", "note", "never"]), group: .status,
      meaning: "The lowest severity that makes the exit status 1 (default: warning)."),
    Option(
      name: .maxWarnings, value: .text("N"), group: .status,
      meaning: "Up to N warnings do not make the exit status 1; errors still do."),
  ]

  private static let files = [
    Option(
      name: .scope, value: .folder, group: .files,
      meaning: "Read the files in DIR, and not the project around each PATH."),
    Option(
      name: .include, value: .text("GLOB"), group: .files,
      meaning:
        "Read only files that match, or that lie in a folder that matches. Written as in .gitignore. Repeatable.",
      namesElsewhere: ["--glob", "-g"]),
    Option(
      name: .exclude, value: .text("GLOB"), group: .files,
      meaning: "Do not read files and folders that match. Repeatable.",
      namesElsewhere: ["--extend-exclude", "--glob", "-g"]),
    Option(
      name: .stdinPath, value: .file("PATH"), group: .files,
      meaning:
        "Lint standard input as the text of PATH, in its project. With --fix, print the fixed text, and the report on "
        + "standard error.",
      namesElsewhere: ["--stdin-filename", "--use-stdin"]),
    Option(
      name: .showFiles, group: .files, meaning: "Print the files that would be reported, and lint nothing.",
      namesElsewhere: ["--files"]),
    Option(
      name: .jobs, short: "j", value: .text("N"), group: .files,
      meaning: "Work with N threads (default: one for each core, at most 16).",
      subcommands: [.lint, .server], namesElsewhere: ["--threads"]),
  ]

  private static let rules = [
    Option(
      name: .config, value: .configuration, group: .rules,
      meaning: "Use FILE as the configuration of all files, and not the nearest .observer-lint.json upwards.",
      subcommands: [.lint, .server]),
    Option(
      name: .noConfig, group: .rules, meaning: "Read no configuration.",
      subcommands: [.lint, .server], namesElsewhere: ["--isolated"]),
    Option(
      name: .printConfig, value: .file("FILE"), group: .rules,
      meaning: "Print the settings for FILE and the files that they come from. Lint nothing.",
      namesElsewhere: ["--show-settings"]),
    Option(
      name: .onlyRule, value: .rule, group: .rules,
      meaning:
        "Report only the findings of RULE, even if the configuration has it off. Repeatable; commas separate several "
        + "rules. The linter skips work that only other rules need.",
      subcommands: [.lint, .server], namesElsewhere: ["--select"]),
    Option(
      name: .ignore, value: .rule, group: .rules,
      meaning:
        "Report no findings of RULE, whatever the configuration says. Repeatable; commas separate several rules.",
      subcommands: [.lint, .server]),
  ]

  private static let known = [
    Option(
      name: .baseline, value: .file("FILE"), group: .known,
      meaning: "Report only findings that are not in FILE, which --write-baseline wrote."),
    Option(
      name: .writeBaseline, value: .file("FILE"), group: .known,
      meaning: "Record the findings in FILE, for --baseline. Report nothing."),
    Option(
      name: .pruneBaseline, group: .known,
      meaning: "With --baseline: remove entries that match nothing any more from FILE, and follow moved files."),
    Option(
      name: .since, value: .revision, group: .known,
      meaning:
        "Report only findings with a line that is new or changed since the git revision REV. The line may belong to "
        + "the statement of the finding, or to a statement that the finding names. The whole program is still read."),
    Option(
      name: .addSuppressions, value: .text("REASON"), group: .known,
      meaning: "Write a comment with REASON at each finding that text would show. The comment suppresses the finding. "
        + "Report nothing.",
      namesElsewhere: ["--add-noqa"]),
    Option(
      name: .probeReport, value: .folder, group: .known,
      meaning: "Say which findings the runtime probe confirms, and report leaks that only the probe saw. DIR is the "
        + "report_dir of its LEAKPROBE_OPTIONS. With --inspect: say what the probe saw on the line. Repeatable."),
  ]

  private static let fixes = [
    Option(
      name: .fix, group: .fixes,
      meaning: "Apply the safe fixes, also those of notes, lint again until none is left, and report the remaining "
        + "findings.",
      namesElsewhere: ["--replace"]),
    Option(
      name: .unsafeFixes, group: .fixes, meaning: "With --fix or --diff: also apply fixes that need a person's eye."),
    Option(
      name: .diff, group: .fixes,
      meaning:
        "Print the fixes as a patch for git apply, and not the report. Change no file. The exit status is 1 if there is a "
        + "patch."),
    Option(
      name: .style, value: .choice(name: "STYLE", FixStyle.allCases.map(\.rawValue)), group: .fixes,
      meaning:
        "The form of fixes: Foundation's token, a descriptor of NotificationDescriptors, or a typed message, which only "
        + "the help shows (default: a descriptor if the target imports that library, else a token).",
      subcommands: [.lint, .server]),
    Option(
      name: .showFixes, group: .fixes,
      meaning: "With --fix or --diff: list the fixed findings by file and rule on standard error."),
    Option(
      name: .exitNonZeroOnFix, group: .fixes,
      meaning: "With --fix: the exit status is 1 if a file was changed, even if no finding is left."),
  ]

  private static let others = [
    Option(
      name: .inspect, value: .site, group: .explanation,
      meaning:
        "Explain a line: what the linter knows, and why each rule reported or stayed silent. Without LINE: list the lines "
        + "that have something to explain. FILE may be a name that is unique below the current folder."),
    Option(
      name: .help, short: "h", group: .other, meaning: "Print this help.", subcommands: Subcommand.allCases),
    Option(
      name: .version, short: "V", group: .other, meaning: "Print the version.", subcommands: Subcommand.allCases),
  ]
}
