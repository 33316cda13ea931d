import ObserverLint

/// The checked request of a command line.
enum Invocation {
  case help
  case version
  case lint(LintCommand)
  case inspect(InspectCommand)
  case printConfig(PrintConfigCommand)
  case rules(RulesCommand)
  case initialize(InitCommand)
  case completions(CompletionsCommand)
  case shadow(ShadowCommand)

  init(_ raw: RawArguments) throws(UsageError) {
    if raw.has(.help) {
      self = .help
    } else if raw.has(.version) {
      self = .version
    } else if raw.subcommand == .rules {
      self = .rules(try RulesCommand(raw))
    } else if raw.subcommand == .initialize {
      self = .initialize(try InitCommand(raw))
    } else if raw.subcommand == .completions {
      self = .completions(try CompletionsCommand(raw))
    } else if raw.subcommand == .shadow {
      self = .shadow(try ShadowCommand(raw))
    } else if raw.has(.printConfig) {
      self = .printConfig(try PrintConfigCommand(raw))
    } else if raw.has(.inspect) {
      self = .inspect(try InspectCommand(raw))
    } else {
      self = .lint(try LintCommand(raw))
    }
  }
}

extension LintRequest {
  /// The part of a request that linting and inspecting share.
  init(_ raw: RawArguments) throws(UsageError) {
    self.init()
    paths = raw.operands
    scope = raw.last(.scope)
    include = raw.values(.include).map(\.description)
    exclude = raw.values(.exclude).map(\.description)
    if raw.has(.noConfig) {
      if raw.has(.config) { throw UsageError("'--config' and '--no-config' exclude each other") }
      configuration = .none
    } else if let file = raw.last(.config) {
      if file == "" { throw UsageError("'--config' needs the name of a file") }
      configuration = .file(file)
    }
    onlyRules = Set(try RulePage.named(raw.values(.onlyRule)).map(\.id))
    probeReports = raw.values(.probeReport)
    if probeReports.contains("") { throw UsageError("'--probe-report' needs the name of a folder") }
    if raw.operands.contains("") { throw UsageError("a PATH is empty; leave it out to lint the current folder") }
  }
}

extension Option.Name {
  /// The one of its words that was given.
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
    case .help: return StandardStreams.print(HelpText.all)
    case .version: return StandardStreams.print("\(Tool.name) \(Tool.version)\n")
    case .lint(let command): return command.run()
    case .inspect(let command): return command.run()
    case .printConfig(let command): return command.run()
    case .rules(let command): return command.run()
    case .initialize(let command): return command.run()
    case .completions(let command): return command.run()
    case .shadow(let command): return command.run()
    }
  } catch {
    for message in error.messages { StandardStreams.complain("error: \(message)") }
    StandardStreams.complain("try '\(Tool.name) --help'")
    return ExitStatus.failed
  }
}
