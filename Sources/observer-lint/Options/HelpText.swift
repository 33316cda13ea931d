import ObserverLint

/// The help of a subcommand, in lines of the terminal's width.
struct HelpText {
  private let subcommand: Subcommand
  private let width: Int

  init(of subcommand: Subcommand, width: Int) {
    self.subcommand = subcommand
    self.width = width
  }

  func rendered() -> String {
    var text = subcommand == .lint || subcommand == .help ? overview() : usage(subcommand)
    for group in Option.Group.allCases {
      let options = options.filter { $0.group == group }
      if options.isEmpty { continue }
      text += "\n\(group.rawValue):\n" + options.map(entry).joined()
    }
    if subcommand == .lint || subcommand == .help { text += closing() }
    return text
  }

  private var options: [Option] {
    let wanted = subcommand == .help ? .lint : subcommand
    return Option.all.filter { $0.subcommands.contains(wanted) }
  }

  private func overview() -> String {
    var text = prose(
      "\(Tool.name) \(Tool.version) finds notification observers that leak, fire twice, or read a payload that nobody "
        + "sends.")
    text += "\nUsage:\n" + Subcommand.allCases.map(synopsis(of:)).joined()
    text += "\nExamples:\n"
    for (command, meaning) in Self.examples {
      text += prose("  \(Tool.name)\(command)") + prose("          \(meaning)", indent: 10)
    }
    return text
  }

  private static let examples = [
    ("", "Lint the current folder."),
    (" --notes Sources/App", "Report one folder with its notes, and read the project around it."),
    (" --diff", "Show the safe fixes as a patch."),
    (" --fix --show-fixes", "Apply the safe fixes, and list them."),
    (" --write-baseline known.json", "Record the findings of today; --baseline known.json then reports new ones."),
    (" -f text -f sarif -o observers.sarif", "Print text, and write SARIF for code scanning."),
    (" --inspect Player.swift:14", "Say why each rule reported or stayed silent on line 14."),
    (" rules unremoved_token", "Print the page of a rule."),
  ]

  private func usage(_ subcommand: Subcommand) -> String { "Usage:\n" + synopsis(of: subcommand) }

  private func synopsis(of subcommand: Subcommand) -> String {
    let words = [Tool.name, subcommand.rawValue, subcommand.operands].filter { !$0.isEmpty }
    return prose("  " + words.joined(separator: " "), indent: 6) + prose("          " + subcommand.meaning, indent: 10)
  }

  private func entry(_ option: Option) -> String {
    // Long names stand below each other, with or without a letter.
    let letter = option.short.map { "  -\($0), " } ?? "      "
    let value = option.value.map { " \($0.placeholder)" } ?? ""
    let words = option.value?.furtherWords ?? []
    let meaning = option.meaning + (words.isEmpty ? "" : " One of: \(words.joined(separator: ", ")).")
    return prose("\(letter)\(option.name.rawValue)\(value)", indent: 8) + prose("          \(meaning)", indent: 10)
  }

  private func closing() -> String {
    "\n"
      + prose(
        "Arguments after -- are PATHs. Files under the PATHs are reported. The project around them is read: the nearest "
          + "folder upwards with a .observer-lint.json, a Package.swift, an Xcode project or workspace, or .git.")
      + "\n"
      + prose(
        "Exit status: 0 no finding at or above the fail level, 1 such a finding, 2 the command could not do its work.")
  }

  private func prose(_ text: String, indent: Int = 0) -> String {
    ProseLine(text).rendered(width: width, indent: indent)
  }
}
