/// Reads one configuration file. It reports each mistake, and the rest of the file applies.
struct ConfigurationReader {
  private let file: PathBytes
  /// The linter's own.
  private let version: String
  private let lines: LineTable
  var configuration = Configuration()
  /// The files that it extends, in their order, and where that is said.
  private(set) var extended: [(path: PathBytes, offset: Int)] = []
  private(set) var problems: [Problem] = []

  /// Patterns are seen from here.
  private var base: PathBytes { file.parent ?? "/" }

  init(_ text: [UInt8], file: PathBytes, version: String = Tool.version) {
    self.file = file
    self.version = version
    lines = LineTable(text)
    configuration.sources = [file]
    do {
      try read(JSONReader.read(text))
    } catch {
      tell(error.offset, error.message)
    }
  }

  mutating func tell(_ offset: Int, _ message: String) {
    let (line, column) = lines.place(of: offset)
    problems.append(Problem(path: file, message: "line \(line), column \(column): \(message)", line: line))
  }

  // MARK: Keys

  /// The keys of the document, and those that an override may have too.
  enum Key: String, CaseIterable {
    case schema = "$schema"
    case requiredVersion
    case extends, include, exclude, rules, deploymentTargets, catalog, rewriteStyle, overrides
  }

  enum OverrideKey: String, CaseIterable {
    case paths, rules, deploymentTargets, rewriteStyle
  }

  private mutating func read(_ document: JSONValue) {
    for (key, value) in known(document, "the configuration", Key.self) {
      switch key {
      case .schema: _ = string(value, "'$schema'")
      case .requiredVersion: checkVersion(value)
      case .extends:
        let values = value.array ?? [value]
        for value in values {
          guard let path = string(value, "'extends'") else { continue }
          extended.append((PathBytes(path).resolved(in: base), value.offset))
        }
      case .include: configuration.include = patterns(value, "'include'")
      case .exclude: if let patterns = patterns(value, "'exclude'") { configuration.exclude.append(patterns) }
      case .rules: configuration.settings.rules = rules(value)
      case .deploymentTargets: configuration.settings.deploymentTargets = deploymentTargets(value)
      case .catalog: readCatalog(value)
      case .rewriteStyle: configuration.settings.rewriteStyle = rewriteStyle(value)
      case .overrides:
        guard let values = value.array else {
          tell(value.offset, "'overrides' is a list of objects, not \(value.kind)")
          continue
        }
        for value in values { addOverride(value) }
      }
    }
  }

  private mutating func addOverride(_ value: JSONValue) {
    var settings = FileSettings()
    var paths: Configuration.PathPatterns?
    for (key, value) in known(value, "an override", OverrideKey.self) {
      switch key {
      case .paths: paths = patterns(value, "'paths'")
      case .rules: settings.rules = rules(value)
      case .deploymentTargets: settings.deploymentTargets = deploymentTargets(value)
      case .rewriteStyle: settings.rewriteStyle = rewriteStyle(value)
      }
    }
    guard let paths else {
      if value.object != nil { tell(value.offset, "an override needs 'paths', the patterns of its files") }
      return
    }
    let files = PathFilter(include: paths.patterns, exclude: [], base: paths.base)
    configuration.overrides.append(Configuration.Override(files: files, settings: settings))
  }

  private mutating func checkVersion(_ value: JSONValue) {
    guard let text = string(value, "'requiredVersion'") else { return }
    guard let requirement = VersionRequirement(text) else {
      tell(value.offset, "'requiredVersion' is written as \">=0.1, <1.0\" or \"0.1.0\", not as \"\(text)\"")
      return
    }
    if !requirement.isMet(by: version) {
      tell(
        value.offset,
        "this is version \(version), and the project requires \(text); install a version that fits, or change this line"
      )
    }
  }

  // MARK: Values

  private mutating func rules(_ value: JSONValue) -> [String: RuleSetting] {
    let names = RulePage.all.map(\.id)
    var result: [String: RuleSetting] = [:]
    for member in members(value, "'rules'") {
      guard names.contains(member.key) else {
        tell(member.offset, "unknown rule '\(member.key)'\(RulePage.hint(for: member.key))")
        continue
      }
      let word = member.value.string ?? ""
      if let setting = RuleSetting(word) {
        result[member.key] = setting
      } else {
        let hint = NearestName.hint(for: word, among: RuleSetting.words)
        tell(
          member.value.offset,
          "the severity of '\(member.key)' is one of \(RuleSetting.words.joined(separator: ", "))\(hint)")
      }
    }
    return result
  }

  private mutating func deploymentTargets(_ value: JSONValue) -> DeploymentTargets {
    let names = DeploymentTargets.Platform.allCases.map(\.rawValue)
    var result = DeploymentTargets()
    for member in members(value, "'deploymentTargets'") {
      guard let platform = DeploymentTargets.Platform(rawValue: member.key) else {
        tell(member.offset, "unknown platform '\(member.key)'\(NearestName.hint(for: member.key, among: names))")
        continue
      }
      if let version = member.value.string.flatMap({ DeploymentTargets.Version($0) }) {
        result.versions[platform] = version
      } else {
        tell(member.value.offset, "a deployment target is a version between quotes, such as \"15.0\"")
      }
    }
    return result
  }

  static let rewriteStyles = ["token", "descriptor", "message"]

  private mutating func rewriteStyle(_ value: JSONValue) -> String? {
    if let word = value.string, Self.rewriteStyles.contains(word) { return word }
    let hint = NearestName.hint(for: value.string ?? "", among: Self.rewriteStyles)
    tell(value.offset, "'rewriteStyle' is one of \(Self.rewriteStyles.joined(separator: ", "))\(hint)")
    return nil
  }

  private mutating func patterns(_ value: JSONValue, _ name: String) -> Configuration.PathPatterns? {
    guard let values = value.array else {
      tell(value.offset, "\(name) is a list of patterns, not \(value.kind)")
      return nil
    }
    var result: [String] = []
    for value in values {
      guard let text = string(value, "a pattern") else { continue }
      if text.isEmpty {
        tell(value.offset, "an empty pattern matches nothing; leave it out")
      } else {
        result.append(text)
      }
    }
    return Configuration.PathPatterns(patterns: result, base: base)
  }

  mutating func string(_ value: JSONValue, _ name: String) -> String? {
    if let text = value.string { return text }
    tell(value.offset, "\(name) is a string, not \(value.kind)")
    return nil
  }

  private mutating func members(_ value: JSONValue, _ name: String) -> [JSONValue.Member] {
    if let members = value.object { return members }
    tell(value.offset, "\(name) must be an object, not \(value.kind)")
    return []
  }

  /// Returns the members with a known key, and reports each other key together with the nearest known key.
  mutating func known<Key: RawRepresentable & CaseIterable>(
    _ value: JSONValue, _ name: String, _: Key.Type, _ kind: String = "key"
  ) -> [(Key, JSONValue)] where Key.RawValue == String {
    let names = Key.allCases.map(\.rawValue)
    return members(value, name).compactMap { member in
      if let key = Key(rawValue: member.key) { return (key, member.value) }
      tell(member.offset, "unknown \(kind) '\(member.key)'\(NearestName.hint(for: member.key, among: names))")
      return nil
    }
  }
}
