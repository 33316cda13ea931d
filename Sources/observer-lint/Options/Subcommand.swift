/// The command's subcommands. Plain linting has no name of its own.
enum Subcommand: String, CaseIterable {
  case lint = ""
  case rules
  case initialize = "init"
  case completions
  case shadow
  case server
  case help
  case version

  /// The subcommands that have a name.
  static let named = allCases.filter { $0 != .lint }

  /// The words behind the subcommand's name.
  var operands: String {
    switch self {
    case .lint: "[OPTION…] [PATH…]"
    case .rules: "[RULE…]"
    case .initialize, .version: ""
    case .server: "[OPTION…]"
    case .completions: "bash|zsh|fish"
    case .shadow: "FOLDER…"
    case .help: "[COMMAND]"
    }
  }

  var meaning: String {
    switch self {
    case .lint: "Lint. A folder is searched for *.swift (default: the current folder), and - is standard input."
    case .rules: "List the rules, or print the pages of some."
    case .initialize: "Write a commented .observer-lint.json that fits the project."
    case .completions: "Print the script with which a shell completes the command's words."
    case .shadow: "Make the target in FOLDER use the center of the runtime probe."
    case .server: "Lint in an editor: a language server on standard input and output."
    case .help: "Print this help, or the help of a command."
    case .version: "Print the version."
    }
  }
}
