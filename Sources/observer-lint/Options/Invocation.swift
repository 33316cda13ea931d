import ObserverLint

/// The checked request of a command line.
enum Invocation {
  case help(Subcommand)
  case version
  case lint(LintCommand)
  case fix(FixCommand)
  case watch(WatchCommand)
  case showFiles(ShowFilesCommand)
  case inspect(InspectCommand)
  case printConfig(PrintConfigCommand)
  case rules(RulesCommand)
  case initialize(InitCommand)
  case completions(CompletionsCommand)
  case shadow(ShadowCommand)
  case server(ServerCommand)

  init(_ raw: RawArguments) throws(UsageError) {
    if raw.has(.help) {
      self = .help(raw.subcommand)
    } else if raw.has(.version) {
      self = .version
    } else {
      switch raw.subcommand {
      case .lint: self = try Self.linting(raw)
      case .rules: self = .rules(try RulesCommand(raw))
      case .initialize: self = .initialize(try InitCommand(raw))
      case .completions: self = .completions(try CompletionsCommand(raw))
      case .shadow: self = .shadow(try ShadowCommand(raw))
      case .server: self = .server(try ServerCommand(raw))
      case .help: self = .help(try Self.explained(raw))
      case .version:
        if !raw.operands.isEmpty { throw UsageError("'version' takes no PATH") }
        self = .version
      }
    }
  }

  private static func linting(_ raw: RawArguments) throws(UsageError) -> Invocation {
    try OptionConflict.check(raw)
    if let advice = OperandHint.advice(forFirstOf: raw.operands) { throw UsageError(advice) }
    if raw.has(.printConfig) { return .printConfig(try PrintConfigCommand(raw)) }
    if raw.has(.inspect) { return .inspect(try InspectCommand(raw)) }
    if raw.has(.showFiles) { return .showFiles(try ShowFilesCommand(raw)) }
    if raw.has(.watch) { return .watch(try WatchCommand(raw)) }
    if raw.has(.fix) || raw.has(.diff) { return .fix(try FixCommand(raw)) }
    for name in [Option.Name.unsafeFixes, .showFixes] where raw.has(name) {
      throw UsageError("'\(name.rawValue)' goes with '--fix' or '--diff'")
    }
    if raw.has(.exitNonZeroOnFix) { throw UsageError("'--exit-non-zero-on-fix' goes with '--fix'") }
    return .lint(try LintCommand(raw))
  }

  /// The subcommand that `help` is asked about.
  private static func explained(_ raw: RawArguments) throws(UsageError) -> Subcommand {
    guard let operand = raw.operands.first else { return .lint }
    let words = Subcommand.named.map(\.rawValue)
    guard raw.operands.count == 1, let subcommand = Subcommand(rawValue: operand.description) else {
      throw UsageError(
        "'help' takes the name of one command: \(words.joined(separator: ", "))"
          + NearestName.hint(for: operand.description, among: words))
    }
    return subcommand
  }
}

extension LintRequest {
  /// The part of a request that linting and inspecting share.
  init(_ raw: RawArguments) throws(UsageError) {
    self.init()
    paths = raw.operands
    scope = raw.last(.scope)
    include = try raw.patterns(.include)
    exclude = try raw.patterns(.exclude)
    if raw.has(.noConfig) {
      configuration = .none
    } else if let file = raw.last(.config) {
      if file == "" { throw UsageError("'--config' needs the name of a file") }
      configuration = .file(file)
    }
    onlyRules = Set(try RulePage.listed(raw.values(.onlyRule)).map(\.id))
    ignoredRules = Set(try RulePage.listed(raw.values(.ignore)).map(\.id))
    if let rule = onlyRules.intersection(ignoredRules).min() {
      throw UsageError("'--only-rule \(rule)' and '--ignore \(rule)' exclude each other")
    }
    if let jobs = try raw.number(.jobs, atLeast: 1) { Threads.limit(to: jobs) }
    probeReports = raw.values(.probeReport)
    if probeReports.contains("") { throw UsageError("'--probe-report' needs the name of a folder") }
    if raw.operands.contains("") { throw UsageError("a PATH is empty; leave it out to lint the current folder") }
  }
}

extension Option.Name {
  /// Returns the value of a word that the option takes.
  func choice<Value: RawRepresentable & CaseIterable>(
    _ given: PathBytes
  ) throws(UsageError) -> Value where Value.RawValue == String {
    if let value = Value(rawValue: given.description) { return value }
    let words = Value.allCases.map(\.rawValue)
    throw UsageError(
      "'\(rawValue)' takes \(words.joined(separator: ", ")), not '\(given)'"
        + NearestName.hint(for: given.description, among: words))
  }
}

extension RawArguments {
  /// The option's value; nil where the option is not given.
  func number(_ name: Option.Name, atLeast least: Int) throws(UsageError) -> Int? {
    guard let given = last(name)?.description else { return nil }
    guard let number = Int(given), number >= least else {
      throw UsageError("'\(name.rawValue)' needs a number of at least \(least), not '\(given)'")
    }
    return number
  }

  /// The patterns of an option that takes one at a time, where users of other tools may write several.
  func patterns(_ name: Option.Name) throws(UsageError) -> [String] {
    let patterns = values(name).map(\.description)
    if let list = patterns.first(where: { $0.contains(",") && !$0.contains("\\,") && !$0.contains("[") }) {
      let options = list.split(separator: ",").map { "\(name.rawValue) '\($0)'" }.joined(separator: " ")
      throw UsageError("'\(name.rawValue)' takes one pattern: write \(options), or '\\,' for a comma in a name")
    }
    return patterns
  }

  func choice<Value: RawRepresentable & CaseIterable>(
    _ name: Option.Name, default value: Value
  ) throws(UsageError) -> Value where Value.RawValue == String {
    guard let given = last(name) else { return value }
    return try name.choice(given)
  }
}

/// Does what the arguments ask for, and gives the exit status.
func run(_ arguments: [PathBytes]) -> Int32 {
  StandardStreams.outliveReaders()
  do {
    switch try Invocation(RawArguments(arguments)) {
    case .help(let subcommand):
      return StandardStreams.print(HelpText(of: subcommand, width: StandardStreams.pageWidth).rendered())
    case .version: return StandardStreams.print("\(Tool.name) \(Tool.version)\n")
    case .lint(let command): return command.run()
    case .fix(let command): return command.run()
    case .watch(let command): return command.run()
    case .showFiles(let command): return command.run()
    case .inspect(let command): return command.run()
    case .printConfig(let command): return command.run()
    case .rules(let command): return command.run()
    case .initialize(let command): return command.run()
    case .completions(let command): return command.run()
    case .shadow(let command): return command.run()
    case .server(let command): return command.run()
    }
  } catch {
    for message in error.messages { StandardStreams.complain("error: \(message)") }
    StandardStreams.complain("try '\(Tool.name) --help'")
    return ExitStatus.failed
  }
}
