import ObserverLint

enum HelpText {
  static var all: String {
    """
    \(Tool.name) \(Tool.version): finds notification observers that leak, fire twice, or read a payload that nobody sends.

    Usage: \(Tool.name) [OPTION…] [PATH…]    lint; folders are searched for *.swift (default: the current folder)
           \(Tool.name) rules [RULE] [--format text|json|markdown]
           \(Tool.name) init                     write a commented .observer-lint.json that fits the project
           \(Tool.name) shadow FOLDER            make the target in FOLDER use the center of the runtime probe
           \(Tool.name) completions bash|zsh|fish

    Options:
    \(options)

    Arguments behind -- are PATHs. Files under the PATHs are reported. The project around them is read: the nearest folder
    upwards with a .observer-lint.json, a Package.swift, an Xcode project or workspace, or .git.

    Exit status: 0 no finding at or above the fail level, 1 such a finding, 2 the command could not do its work.

    """
  }

  private static var options: String {
    Option.all.map { option in
      "  \(option.name.rawValue)\(option.value.map { " \($0)" } ?? "")\n      \(option.meaning)"
    }.joined(separator: "\n")
  }
}
