/// The treatment of a rule's findings.
enum RuleSetting: Sendable, Equatable {
  case off
  /// The severity that the rule itself gives. Findings of one rule may differ in severity.
  case standard
  case severity(Severity)

  init?(_ word: String) {
    switch word {
    case "off": self = .off
    case "default": self = .standard
    default:
      guard let severity = Severity(rawValue: word) else { return nil }
      self = .severity(severity)
    }
  }

  var word: String {
    switch self {
    case .off: "off"
    case .standard: "default"
    case .severity(let severity): severity.rawValue
    }
  }

  static let words = ["off", "note", "warning", "error", "default"]
}

/// The settings of a configuration for single files.
struct FileSettings: Sendable {
  var rules: [String: RuleSetting] = [:]
  var deploymentTargets = DeploymentTargets()
  /// The form of fixes, if the command line does not set it.
  var rewriteStyle: String?

  /// Without what switches some rules off.
  func keeping(_ on: Set<String>) -> FileSettings {
    if on.isEmpty { return self }
    var result = self
    result.rules = rules.filter { $0.value != .off || !on.contains($0.key) }
    return result
  }

  /// Takes over the settings of `other`, which go before its own.
  mutating func merge(_ other: FileSettings) {
    rules.merge(other.rules) { $1 }
    deploymentTargets.versions.merge(other.deploymentTargets.versions) { $1 }
    rewriteStyle = other.rewriteStyle ?? rewriteStyle
  }
}

/// The settings of a project: its `.observer-lint.json`, and the files that it extends.
struct Configuration: Sendable {
  /// Settings of their own for some files.
  struct Override: Sendable {
    var files: PathFilter
    var settings: FileSettings
  }

  /// The files that it was read from, with extended files first.
  var sources: [PathBytes] = []
  /// Only the nearest file's patterns say what is read.
  var include: PathPatterns?
  /// All files' patterns say what is not.
  var exclude: [PathPatterns] = []
  var settings = FileSettings()
  /// The APIs that it adds to the catalog.
  var additions = CatalogAdditions()
  var overrides: [Override] = []

  /// Patterns and the folder that they are seen from.
  struct PathPatterns: Sendable {
    var patterns: [String]
    var base: PathBytes
  }

  var folderSettings: FolderSettings {
    var filters = exclude.map { PathFilter(include: [], exclude: $0.patterns, base: $0.base) }
    if let include { filters.append(PathFilter(include: include.patterns, exclude: [], base: include.base)) }
    return FolderSettings(filters: filters)
  }

  /// Rules that are off everywhere.
  var rulesOff: Set<String> {
    let isOn = overrides.flatMap { $0.settings.rules.filter { $0.value != .off }.keys }
    return Set(settings.rules.filter { $0.value == .off }.keys).subtracting(isOn)
  }

  /// - Parameter on: rules that nothing switches off: of them, the severity of the next setting outwards holds.
  func settings(for file: PathBytes, on: Set<String> = []) -> FileSettings {
    var result = FileSettings()
    result.merge(settings.keeping(on))
    for override in overrides
    where override.files.includes(file, isFolder: false) || override.files.includesFolder(above: file) {
      result.merge(override.settings.keeping(on))
    }
    return result
  }

  /// Takes over the settings of `other`, which go before its own.
  mutating func merge(_ other: Configuration) {
    sources += other.sources.filter { !sources.contains($0) }
    include = other.include ?? include
    exclude += other.exclude
    settings.merge(other.settings)
    additions.formUnion(other.additions)
    overrides += other.overrides
  }
}
