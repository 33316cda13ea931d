/// Options and commands of ruff, SwiftLint and ripgrep that observer-lint does not have. The second table of
/// `Docs/options.md` has the same rows. `Option.namesElsewhere` has those that only have another name here.
struct MissingOption {
  private let names: [String]
  /// Completes a line that begins with the name.
  private let instead: String

  private init(_ names: String..., instead: String) {
    self.names = names
    self.instead = instead
  }

  /// The end of an error about a word that another tool knows; nil where none is known to have it.
  static func advice(for word: String) -> String? {
    if let row = all.first(where: { $0.names.contains(word) }) { return ": \(row.instead)" }
    let options = Option.all.filter { $0.namesElsewhere.contains(word) }
    if options.isEmpty { return nil }
    let names = options.map {
      "'\([$0.name.rawValue, $0.value?.placeholder].compactMap(\.self).joined(separator: " "))'"
    }
    return "; here it is \(names.joined(separator: " or "))"
  }

  private static let all = [
    MissingOption("check", "lint", instead: "linting needs no command, as in 'observer-lint .'"),
    MissingOption(
      "--fix-only", instead: "'--fix --fail-level never --output /dev/null' fixes, and neither reports nor fails"),
    MissingOption(
      "--fixable", "--unfixable", instead: "'--fix --only-rule RULE' and '--fix --ignore RULE' choose the rules"),
    MissingOption("--extend-select", "--enable-all-rules", instead: "all rules are on by default"),
    MissingOption("--per-file-ignores", instead: "write 'overrides' into the configuration"),
    MissingOption(
      "--ignore-noqa",
      instead: "a comment gives its reason; '--only-rule unused_suppression' finds comments that suppress nothing"),
    MissingOption("--preview", instead: "there are no experimental rules"),
    MissingOption("--target-version", instead: "write 'deploymentTargets' into the configuration"),
    MissingOption("--extension", instead: "all files are Swift"),
    MissingOption(
      "--no-cache", "--cache-dir", "--cache-path", "clean",
      instead: "there is no cache, and each run reads the whole program"),
    MissingOption(
      "--respect-gitignore", "--no-ignore", "--hidden", instead: "name an ignored file or folder as a PATH to lint it"),
    MissingOption(
      "--force-exclude", instead: "'--exclude' and the configuration always apply to named files, too"),
    MissingOption("--silent", "-s", instead: "write '--output /dev/null'"),
    MissingOption(
      "--verbose", "-v", "--debug", "--trace",
      instead: "'--inspect' explains a line, and '--print-config' prints the settings of a file"),
    MissingOption("--exit-zero", "-e", "--lenient", instead: "'--fail-level never' fails for no finding"),
    MissingOption("--strict", instead: "warnings make the command fail already; '--fail-level note' adds notes"),
    MissingOption(
      "--progress", instead: "a run that takes longer than a second shows its progress on a terminal"),
    MissingOption(
      "--use-script-input-files", "--use-script-input-file-lists",
      instead: "'Scripts/xcode-build-phase' passes Xcode's input files"),
    MissingOption("autocorrect", instead: "'observer-lint --fix' applies the safe fixes"),
    MissingOption("baseline", instead: "'--baseline FILE' and '--write-baseline FILE' are options of linting"),
    MissingOption("reporters", instead: "'observer-lint help' lists the formats"),
    MissingOption("docs", instead: "'observer-lint rules RULE' prints the page of a rule"),
    MissingOption("--working-directory", instead: "change the folder with 'cd'"),
    MissingOption(
      "--check-for-updates", instead: "the linter never uses the network; 'requiredVersion' names a version"),
    MissingOption("--compiler-log-path", "analyze", instead: "the linter needs no build of the program"),
    MissingOption(
      "--type", "-t", "--max-depth", "--max-filesize", "--follow",
      instead: "the linter reads the Swift files of a project; '--include' and '--exclude' choose among them"),
    MissingOption("--sort", instead: "findings are always sorted by path, line, column and rule"),
    MissingOption("--null", "-0", instead: "'--format json' has names of all kinds"),
    MissingOption(
      "--hyperlink-format",
      instead: "the names of rules are links; terminals make links of 'path:line:column' themselves"),
    MissingOption(
      "--generate-completion-script", "--generate", "generate-shell-completion",
      instead: "'observer-lint completions SHELL' prints the script"),
    MissingOption("explain", "--explain", instead: "'observer-lint rules RULE' prints the page of a rule"),
    MissingOption("--type-list", instead: "'observer-lint rules' lists the rules"),
  ]
}
