import ObserverLint

enum HelpText {
  static var all: String {
    """
    \(Tool.name) \(Tool.version): finds observers that leak, fire twice or read what is not there.

    Usage: \(Tool.name) [OPTION…] [PATH…]    lint; folders are searched for *.swift (default: the current folder)
           \(Tool.name) rules [RULE] [--format text|json|markdown]
           \(Tool.name) init                     write a commented .observer-lint.json that fits the project
           \(Tool.name) shadow FOLDER            have a target's sources in FOLDER use the runtime probe's center
           \(Tool.name) completions bash|zsh|fish

    Options:
    \(options)

    What follows -- is a PATH. PATHs say what is reported; what is read is the project around them: the nearest folder
    upwards with a .observer-lint.json, a Package.swift, an Xcode project or workspace, or .git.

    Exit status: 0 nothing at or above the fail level, 1 something is, 2 the command could not do its work.

    """
  }

  private static var options: String {
    Option.all.map { option in
      "  \(option.name.rawValue)\(option.value.map { " \($0)" } ?? "")\n      \(option.meaning)"
    }.joined(separator: "\n")
  }
}
